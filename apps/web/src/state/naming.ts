import type { GameEvent, GameState } from "@obverse/core";
import { type Names, type Naming, namesOf, namesThrough } from "@obverse/messages";
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
/** What things were called at each event of what happened, by its place, for who looks. */
export const namesThen = (
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
): ((place: number) => Names) => namesThrough(before, after, events, naming.value);
