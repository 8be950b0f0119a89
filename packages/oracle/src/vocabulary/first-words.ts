import { NUMBER_WORDS } from "./numbers.ts";

/** The words that a reference to an object can begin with: a parser that begins with another is only tried once the word stands here. */
export const REFERENCE_WORDS: ReadonlySet<string> = new Set([
  ...["~", "~granter", "this", "enchanted", "equipped", "fortified"],
  ...["it", "he", "she", "him", "her", "itself", "himself", "herself", "them", "they", "themselves"],
  ...["each", "all", "both", "that", "those", "the", "these"],
]);

/** The words that a player can be called by first. */
export const PLAYER_WORDS: ReadonlySet<string> = new Set([
  ...["you", "your", "each", "all", "any", "an", "another", "opponents", "players", "target", "up", "starting"],
  ...["defending", "enchanted", "the", "that", "those", "they", "their", "its", "his", "her"],
  ...REFERENCE_WORDS,
  ...NUMBER_WORDS,
]);

/** The words that an amount can begin with, apart from figures. */
export const AMOUNT_WORDS: ReadonlySet<string> = new Set([
  ...["x", "twice", "half", "greatest", "total", "number"],
  ...PLAYER_WORDS,
]);
