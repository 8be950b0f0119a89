import type { Color } from "@obverse/core";

/** Colours by their English words (105.1). */
export const COLOR_WORDS: ReadonlyMap<string, Color> = new Map([
  ["white", "W"],
  ["blue", "U"],
  ["black", "B"],
  ["red", "R"],
  ["green", "G"],
]);

/** Card types (205.2a) that the grammar reads, singular and plural. */
export const TYPE_WORDS: ReadonlyMap<string, string> = new Map(
  ["artifact", "battle", "creature", "enchantment", "instant", "land", "planeswalker", "kindred"]
    .flatMap((type): [string, string][] => [
      [type, type],
      [`${type}s`, type],
    ])
    .concat([
      ["sorcery", "sorcery"],
      ["sorceries", "sorcery"],
      ["tribal", "kindred"],
      ["historic", "historic"],
      ["outlaw", "outlaw"],
      ["outlaws", "outlaw"],
    ]),
);

/** Supertypes (205.4a). */
export const SUPERTYPE_WORDS: ReadonlySet<string> = new Set(["basic", "legendary", "snow", "world", "ongoing"]);

/** Words that stand for the object with the ability after “this”. */
export const SELF_NOUNS: ReadonlySet<string> = new Set([
  "creature",
  "artifact",
  "enchantment",
  "land",
  "permanent",
  "planeswalker",
  "card",
  "spell",
  "token",
  "battle",
  "emblem",
  "equipment",
  "vehicle",
  "siege",
  "saga",
  "aura",
  "spacecraft",
  "room",
  "class",
  "case",
  "curse",
  "fortification",
  "role",
  "background",
  "shrine",
]);
