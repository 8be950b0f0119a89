import type { Selector } from "@obverse/core";
import { either } from "../phrase.ts";
import { nameThing, type Scope } from "../scope.ts";
import { amount, forEach, isClause } from "./amount.ts";
import { noun } from "./filter.ts";
import { bare, many } from "./noun.ts";
import { type NounPhrase, phrase } from "./noun-phrase.ts";
import { player } from "./player.ts";
import { selfReference } from "./reference.ts";
import { numberWord, plural } from "./words.ts";

/** What the source is attached to: “enchanted creature”. */
export function attached(scope: Scope): NounPhrase {
  const { subtypes = [] } = scope.options;
  const verb = subtypes.includes("Equipment")
    ? "equipped"
    : subtypes.includes("Fortification")
      ? "fortified"
      : "enchanted";
  const nouns = [
    "creature",
    "permanent",
    "artifact",
    "land",
    "planeswalker",
    "enchantment",
    "Equipment",
    "Vehicle",
    "Forest",
    "player",
    "card",
  ];
  const again = scope.focus === "attached";
  nameThing(scope, "attached", { noun: "creature", plural: false });
  const ways = [
    ...nouns.map((word) => `${verb} ${word}`),
    ...nouns.map((word) => `${verb === "equipped" ? "enchanted" : "equipped"} ${word}`),
    ...nouns.map((word) => `that ${word}`),
  ];
  const order = (pronoun: string): string => (again ? either(pronoun, ...ways) : either(...ways, pronoun));
  return {
    subject: order("it"),
    object: order("it"),
    possessive: again
      ? either("its", ...ways.map((way) => `${way}'s`))
      : either(...ways.map((way) => `${way}'s`), "its"),
    plural: false,
  };
}

/** What a linked ability left (607): “cards exiled with ~”. */
export function linked(scope: Scope, of: Extract<Selector, { kind: "linked" }>): NounPhrase {
  if (of.link === "paired") return phrase(`the creature ${selfReference(scope).object} is paired with`, false);
  const words = of.filter === undefined ? "card" : bare(noun(scope, of.filter));
  const key = `linked:${JSON.stringify(of)}`;
  const again = scope.named.has(key) ? ["it", "that card", "them", "those cards", "the card"] : [];
  const source = selfReference(scope).object;
  nameThing(scope, key, { noun: "card", plural: true });
  const plurals = of.filter === undefined ? plural(words) : many(noun(scope, of.filter));
  const made =
    of.link === "created-with" && of.filter === undefined
      ? ["creature", "permanent", "token"].flatMap((noun) => [
          `the ${noun} put onto the battlefield with ${source}`,
          `${plural(noun)} put onto the battlefield with ${source}`,
        ])
      : [];
  const how =
    of.link === "exiled-with"
      ? "exiled with"
      : of.link === "crafted-with"
        ? "used to craft"
        : either("created with", "put onto the battlefield with");
  const exiled = of.link === "crafted-with" ? "exiled " : "";
  if (of.last === true) return phrase(`the last ${exiled}${words} ${how} ${source}`, false);
  const short = of.link === "exiled-with" ? [`the exiled ${words}`, `the exiled ${plurals}`] : [];
  const ways = [
    `${exiled}${plurals} ${how} ${source}`,
    `the ${exiled}${words} ${how} ${source}`,
    `the ${exiled}${plurals} ${how} ${source}`,
    `all ${exiled}${plurals} ${how} ${source}`,
    `a ${exiled}${words} ${how} ${source}`,
    `an ${exiled}${words} ${how} ${source}`,
    ...short,
    ...made,
    ...again,
  ];
  const said = phrase(either(...ways), true);
  return { ...said, possessive: again.length === 0 ? said.possessive : either(said.possessive, "its"), mixed: true };
}

/** “The top two cards of your library”. */
export function libraryCards(scope: Scope, of: Extract<Selector, { kind: "library" }>): NounPhrase {
  if (of.of.kind === "choose" && of.of.from.kind === "opponents" && of.of.from.of !== undefined && of.count === 1)
    return phrase(`the ${of.from} card of one of their opponents' libraries`, false);
  const whose = player(scope, of.of).possessive;
  if (of.count === 1) return phrase(`the ${of.from} card of ${whose} library`, false);
  const each = typeof of.count === "object" ? forEach(scope, of.count) : undefined;
  if (typeof of.count === "object" && isClause(of.count))
    return phrase(
      either(
        ...(each === undefined ? [] : [`a card from the ${of.from} of ${whose} library ${each}`]),
        `a number of cards from the ${of.from} of ${whose} library equal to ${amount(scope, of.count)}`,
        `cards equal to ${amount(scope, of.count)} from the ${of.from} of ${whose} library`,
      ),
      true,
    );
  const number = typeof of.count === "number" ? numberWord(of.count) : amount(scope, of.count);
  return phrase(
    either(
      `the ${of.from} ${number} cards of ${whose} library`,
      `${number} cards from the ${of.from} of ${whose} library`,
    ),
    true,
  );
}
