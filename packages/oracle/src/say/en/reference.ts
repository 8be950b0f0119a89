import { either } from "../phrase.ts";
import type { Scope, Thing } from "../scope.ts";
import { selfNoun } from "../self-noun.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import { plural } from "./words.ts";

const NOUNS = [
  "creature",
  "card",
  "permanent",
  "spell",
  "token",
  "artifact",
  "land",
  "enchantment",
  "planeswalker",
  "ability",
  "source",
  "Aura",
  "Equipment",
  "Vehicle",
  "copy",
];
const SELF_NOUNS = [
  "creature",
  "land",
  "artifact",
  "enchantment",
  "Aura",
  "Equipment",
  "Vehicle",
  "Saga",
  "Siege",
  "Room",
  "card",
  "spell",
  "permanent",
  "token",
  "planeswalker",
  "emblem",
  "battle",
  "Class",
  "Case",
  "Spacecraft",
];

/** “It”, “that creature”, “those cards”: something named before; a pronoun where it is what was named last. */
export function reference(scope: Scope, key: string, thing: Thing): NounPhrase {
  const nouns = [thing.noun, ...NOUNS];
  const pronoun = scope.focus === key;
  if (thing.plural) {
    const those = `${either("those", "the")} ${either(...nouns.map(plural))}`;
    const order = (word: string): string => (pronoun ? either(word, those) : either(those, word));
    return {
      subject: order("they"),
      object: order("them"),
      possessive: pronoun ? "their" : either(`${those}'`, "their"),
      plural: true,
    };
  }
  const that = [`${DEFINITE} ${either(...nouns)}`, ...(thing.noun === "pile" ? ["one pile"] : [])];
  const order = (word: string, ...more: readonly string[]): string =>
    pronoun ? either(word, ...more, ...that) : either(...that, word, ...more);
  return {
    subject: order("it", "he", "she", "that", ...(thing.single === true ? [] : ["they", ...several(nouns)])),
    object: order("it", "him", "her", "that", "itself", ...(thing.single === true ? [] : ["them", ...several(nouns)])),
    possessive: pronoun
      ? either("its", "his", "her", "their", ...that.map((words) => `${words}'s`))
      : either(...that.map((words) => `${words}'s`), "its", "his", "her", "their"),
    plural: false,
    mixed: true,
  };
}

/** What can stand before the noun of something named before. */
const DEFINITE = either(
  "that",
  "the",
  "the chosen",
  "the exiled",
  "the copied",
  "the sacrificed",
  "the revealed",
  "the discarded",
  "the blighted",
);

/** Where it isn't known whether one or several were named. */
const several = (nouns: readonly string[]): readonly string[] => [`those ${either(...nouns.map(plural))}`];

/** The source of the ability: “this creature”, its name, or “it” where that is what was named last. */
export function selfReference(scope: Scope): NounPhrase {
  const ways = selfWays(scope);
  const again = scope.focus === "self";
  scope.named.set("self", { noun: selfNoun(scope), plural: false });
  scope.focus = "self";
  const order = (...pronouns: readonly string[]): string =>
    again ? either(...pronouns.slice(0, 1), ...ways, ...pronouns) : either(...ways, ...pronouns);
  return {
    subject: order("it", "he", "she", "they"),
    object: order("it", "him", "her", "them", "itself", "himself", "herself"),
    possessive: again
      ? either("its", "his", "her", "their", ...ways.map((way) => `${way}'s`))
      : either(
          ...ways.map((way) => (way.endsWith("s") ? either(`${way}'s`, `${way}'`) : `${way}'s`)),
          "its",
          "his",
          "her",
          "their",
        ),
    plural: false,
    mixed: true,
  };
}

/** The object that grants the ability, by its name (201.5a). */
export function granterReference(scope: Scope): NounPhrase {
  const { name } = scope.options;
  const ways = name === undefined ? ["the granting permanent"] : [name, ...shortNames(name)];
  const again = scope.focus === "granter";
  scope.focus = "granter";
  const words = either(...ways, ...(again ? ["it"] : []));
  return {
    subject: words,
    object: words,
    possessive: either(...ways.map((way) => `${way}'s`), ...(again ? ["its"] : [])),
    plural: false,
  };
}

function selfWays(scope: Scope): readonly string[] {
  const { name, self, supertypes = [] } = scope.options;
  const types = (scope.options.types ?? []).map((type) => type.toLowerCase());
  const nouns = [`this ${either(selfNoun(scope), ...SELF_NOUNS)}`];
  if (name === undefined) return nouns;
  const names = [...shortNames(name)];
  const byName =
    scope.bearer === undefined &&
    (self === "name" ||
      (self === undefined &&
        (supertypes.some((word) => word.toLowerCase() === "legendary") ||
          types.includes("planeswalker") ||
          types.includes("instant") ||
          types.includes("sorcery"))));
  if (types.includes("instant") || types.includes("sorcery")) names.unshift(name);
  return byName ? [...names, ...nouns] : [...nouns, ...names];
}

/** The ways in which a card names itself, the short one first: what stands before a comma, or the first word of a legendary name (201.5). */
function shortNames(name: string): readonly string[] {
  const comma = name.split(",")[0] ?? name;
  const the = comma.split(" of ")[0]?.split(" the ")[0] ?? comma;
  return [...new Set([comma, the, name, name.split(" ")[0] ?? name])];
}
