import type { Renumbered } from "./double-faced-numbers.ts";
import { isRuleKey } from "./rules.ts";

/** Chapters of part 7 that are younger than the first edition: each moved those behind it by one. */
export const CHAPTERS_SINCE: readonly (readonly [chapter: number, date: string])[] = [
  [706, "2021-07-23"],
  [714, "2018-04-27"],
  [715, "2019-10-04"],
  [716, "2021-07-23"],
  [717, "2022-10-07"],
  [718, "2022-11-18"],
  [719, "2024-02-09"],
  [720, "2025-04-11"],
  [721, "2025-08-01"],
  [722, "2026-04-17"],
  [725, "2016-08-26"],
  [726, "2022-06-10"],
  [728, "2024-03-08"],
  [730, "2020-04-17"],
  [731, "2021-09-24"],
];
/** Meld cards had a chapter of their own behind that of double-faced cards. */
export const MELD_CARDS = { after: 712, from: "2016-07-22", until: "2023-04-14" } as const;
const [FIRST, LAST] = [707, 733] as const;

/** The chapters of part 7 by their older numbers. That of double-faced cards, and of substitute cards, stand in `double-faced-numbers.ts` rule by rule as well. */
export const CHAPTER_NUMBERS: readonly Renumbered[] = Array.from(
  { length: LAST - FIRST + 1 },
  (_, index) => FIRST + index,
).flatMap((chapter) => {
  const now = String(chapter);
  if (!isRuleKey(now)) return [];
  const own = CHAPTERS_SINCE.find(([number]) => number === chapter)?.[1] ?? "";
  const since = chapter > MELD_CARDS.after && own < MELD_CARDS.from ? MELD_CARDS.from : own;
  const dates = [...new Set([...CHAPTERS_SINCE.map(([, date]) => date), MELD_CARDS.until])].filter(
    (date) => date > since,
  );
  const was = dates
    .sort()
    .reverse()
    .map((until) => ({ number: String(numberBefore(chapter, until)), until }));
  const changed = was.filter(({ number }, index) => number !== (was[index - 1]?.number ?? now));
  return changed.length === 0 ? [] : [{ now, was: changed }];
});

/** Whether it is known by which number an edition knew a chapter: behind that of double-faced cards it isn't from before meld cards had one. */
export const isChapterNumberKnown = (chapter: number, edition: string): boolean =>
  chapter <= MELD_CARDS.after || chapter > LAST || edition >= MELD_CARDS.from;

/** The number that a chapter had just before a date. */
function numberBefore(chapter: number, date: string): number {
  const younger = CHAPTERS_SINCE.filter(([other, since]) => other < chapter && since >= date).length;
  const isThere = date > MELD_CARDS.from && date <= MELD_CARDS.until && chapter > MELD_CARDS.after;
  return chapter - younger + (isThere ? 1 : 0);
}
