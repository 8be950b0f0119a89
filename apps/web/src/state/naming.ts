import type { GameState, RuleKey } from "@obverse/core";
import { isRuleOf, numbersIn } from "@obverse/core";
import { type Names, type Naming, namesAround, namesOf } from "@obverse/messages";
import { computed } from "@preact/signals";
import { language } from "../words/language.ts";
import { builtIn } from "./loaded.ts";
import { viewer } from "./store.ts";
import { namingViewer } from "./viewer.ts";

/** A card's name in the language of the page. */
export const nameIn = computed<(name: string) => string>(() => {
  const cards = builtIn.value;
  const lang = language.value;
  return (name) => cards?.nameIn(name, lang) ?? name;
});

const naming = computed<Naming>(() => ({ lang: language.value, nameIn: nameIn.value, ...namingViewer(viewer.value) }));

/** What things are called now, for who looks. */
export const namesNow = (state: GameState): Names => namesOf(state, naming.value);
/** What things were called as something happened, for who looks. */
export const namesThen = (before: GameState, after: GameState): Names => namesAround(before, after, naming.value);

/** Rule keys as the numbers of the game's edition, each once; without those that came later. */
export const numbersOf = (rules: readonly RuleKey[], edition: GameState["edition"]): readonly string[] =>
  numbersIn(rules, edition);

/** The rules that the game's edition has. */
export const keysOf = (rules: readonly RuleKey[], edition: GameState["edition"]): readonly RuleKey[] =>
  rules.filter((rule) => isRuleOf(rule, edition));
