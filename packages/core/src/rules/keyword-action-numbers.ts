import type { Renumbered } from "./double-faced-numbers.ts";
import { isRuleKey } from "./rules.ts";

/** Rule 701 was put into another order then. */
const REORDERED = "2025-06-06";
/** Between these editions keyword actions joined those at the front, it isn't known which when: numbers from before the first are known, and from the second on. */
export const MOVED = { from: "2016-09-30", until: "2020-07-03" } as const;
/** Actions that had this number, or a higher one, just before the order changed, stood three places further to the front before the others joined. */
const FIRST_AFTER_THE_ALPHABET = 22;

/** The keyword actions by the order of before: today's number of the one that was 701.2, of 701.3, and so on. Behold and triple came with the new order. */
const ORDER_BEFORE: readonly number[] = [
  2, 3, 5, 6, 7, 8, 9, 10, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23, 24, 26, 29, 30, 31, 32, 33, 34, 27, 35, 36, 37, 38,
  39, 40, 41, 16, 42, 15, 43, 44, 45, 25, 46, 47, 48, 49, 50, 51, 52, 28, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
];

/** Manifest's letters from before what it says of disguise came among them. */
const MANIFEST_LETTERS: readonly (readonly [now: string, then: string])[] = [
  ["e", "d"],
  ["f", "e"],
  ["g", "f"],
  ["h", "g"],
];
const DISGUISE_CAME = "2024-02-09";

/** Keyword actions by their older numbers; rules of single letters come before those that they belong to. */
export const KEYWORD_ACTION_NUMBERS: readonly Renumbered[] = ORDER_BEFORE.flatMap((today, index) => {
  const then = index + 2;
  const now = `701.${today}`;
  if (!isRuleKey(now)) return [];
  const was = (letter: string, until: string): Renumbered["was"] => [
    { number: `701.${then}${letter}`, until },
    ...(then < FIRST_AFTER_THE_ALPHABET ? [] : [{ number: `701.${then - 3}${letter}`, until: MOVED.from }]),
  ];
  const letters = now !== "701.40" ? [] : MANIFEST_LETTERS;
  return [
    ...letters.flatMap(([letter, before]) => {
      const key = now + letter;
      return isRuleKey(key) ? [{ now: key, was: was(before, DISGUISE_CAME) }] : [];
    }),
    { now, was: was("", REORDERED) },
  ];
});

/** Whether it is known by which number an edition knew the keyword action of today's rule 701.`action`. */
export function isActionNumberKnown(action: number, edition: string): boolean {
  if (edition >= REORDERED || action < 4) return true;
  const then = ORDER_BEFORE.indexOf(action) + 2;
  if (then < 2) return false;
  return edition >= MOVED.until || (edition < MOVED.from && then >= FIRST_AFTER_THE_ALPHABET);
}
