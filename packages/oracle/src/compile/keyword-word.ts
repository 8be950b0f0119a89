import type { Ability } from "@obverse/core";
import { whileSolved } from "./case.ts";

/** Words in front of a dash that are keywords with a meaning (702), and no ability words: what the ability behind them is, or nothing where that isn't supported. */
const MEANINGS: ReadonlyMap<string, (ability: Ability) => Ability | undefined> = new Map<
  string,
  (ability: Ability) => Ability | undefined
>([
  /* 702.142a */
  [
    "boast",
    (ability) =>
      ability.kind === "activated" && ability.condition === undefined && ability.limit === undefined
        ? {
            ...ability,
            condition: { kind: "matches", what: { kind: "self" }, filter: { kind: "this-turn", did: "attacked" } },
            limit: { times: 1, per: "turn" },
            keyword: "boast",
          }
        : undefined,
  ],
  /* 702.177a */
  [
    "exhaust",
    (ability) =>
      ability.kind === "activated" && ability.limit === undefined
        ? { ...ability, limit: { times: 1, per: "game" }, keyword: "exhaust" }
        : undefined,
  ],
  ["max speed", () => undefined],
  ["power-up", () => undefined],
  ["forecast", () => undefined],
  ["solved", whileSolved],
  ["companion", () => undefined],
]);

/** Whether a word in front of a dash is a keyword with a meaning of its own (702), and no ability word. */
export const isKeywordWord = (word: string): boolean => MEANINGS.has(word.toLowerCase());

/** Abilities with the meaning of the word in front of them, where it has one. Nothing where that meaning isn't supported. */
export function withKeywordMeaning(
  word: string | undefined,
  abilities: readonly Ability[],
): readonly Ability[] | undefined {
  const meaning = word === undefined ? undefined : MEANINGS.get(word.toLowerCase());
  if (meaning === undefined) return abilities;
  const found = abilities.flatMap((ability) => meaning(ability) ?? []);
  return found.length === abilities.length ? found : undefined;
}
