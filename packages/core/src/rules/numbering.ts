import { CHAPTER_NUMBERS, isChapterNumberKnown, MELD_CARDS } from "./chapter-numbers.ts";
import { DOUBLE_FACED_NUMBERS, type Renumbered } from "./double-faced-numbers.ts";
import { type EditionDate, OLDEST_EDITION } from "./editions.ts";
import { introducedOn } from "./introduced.ts";
import { isActionNumberKnown, KEYWORD_ACTION_NUMBERS, MOVED } from "./keyword-action-numbers.ts";
import { KEYWORD_NUMBERS } from "./keyword-arrivals.ts";
import { isRuleKey, type RuleKey } from "./rules.ts";

/** Rules and chapters that had other numbers; their subrules go with them unless they have a row of their own, which must come first. */
const RENUMBERED: readonly Renumbered[] = [
  ...DOUBLE_FACED_NUMBERS,
  { now: "310.12", was: [{ number: "310.11", until: "2026-08-07" }] },
  { now: "310.11", was: [{ number: "310.10", until: "2026-08-07" }] },
  { now: "310.10", was: [{ number: "310.9", until: "2026-08-07" }] },
  { now: "310.9", was: [{ number: "310.8", until: "2026-08-07" }] },
  { now: "704.5x", was: [{ number: "704.5w", until: "2026-08-07" }] },
  { now: "704.5y", was: [{ number: "704.5x", until: "2026-08-07" }] },
  { now: "704.5z", was: [{ number: "704.5y", until: "2026-08-07" }] },
  ...KEYWORD_ACTION_NUMBERS,
  ...KEYWORD_NUMBERS.flatMap(({ now, was }) => {
    const key = `702.${now}`;
    return isRuleKey(key)
      ? [{ now: key, was: was.map(({ number, until }) => ({ number: `702.${number}`, until })) }]
      : [];
  }),
  ...CHAPTER_NUMBERS,
];

/** Chapters 111 to 122 moved by one as tokens had one of their own (111); that they did is known from this edition on. */
const TOKENS = { first: 111, last: 122, until: "2020-01-24" } as const;
/** From here on numbers are known, or known again (`isNumberKnown`). */
const KNOWN_SINCE = [TOKENS.until, MELD_CARDS.from, MOVED.from, MOVED.until];

/** All dates on which some number changed or became known. */
const DATES_OF_NUMBERS: readonly string[] = [
  ...new Set([...RENUMBERED.flatMap(({ was }) => was.map(({ until }) => until)), ...KNOWN_SINCE]),
].sort();

/** Rules that say the same of a case: the log gives all of a row for any one of it. */
const SAME: readonly (readonly RuleKey[])[] = [
  ["712.9", "701.27c"],
  ["712.9", "701.28c"],
  ["712.10", "701.27d"],
  ["712.10", "701.28d"],
  ["701.27f", "701.28e"],
  ["712.8e", "202.3b"],
  ["712.8g", "202.3c"],
  ["712.4a", "701.42a"],
  ["310.7", "704.5v"],
  ["310.8", "704.5w"],
  ["310.11", "704.5x"],
  ["903.10a", "704.6c"],
  ["903.9a", "704.6d"],
];

/** The number by which an edition knows a rule. */
export function numberIn(key: RuleKey, edition: EditionDate): string {
  for (const { now, was } of RENUMBERED) {
    const rest = restAfter(key, now);
    if (rest === undefined) continue;
    const older = was.findLast(({ until }) => edition < until);
    if (older !== undefined) return older.number + rest;
  }
  return key;
}

/** A number that a rule had from an edition on, till the first that no longer had it. */
export interface NumberSpan {
  readonly number: string;
  readonly since: string;
  /** Absent: it has it still. */
  readonly until?: string;
}

/** The numbers that a rule has had since it came, as far as they are known, the oldest first. */
export function numberHistory(key: RuleKey): readonly NumberSpan[] {
  const spans: NumberSpan[] = [];
  let open: NumberSpan | undefined;
  const close = (until?: string): void => {
    if (open !== undefined) spans.push(until === undefined ? open : { ...open, until });
    open = undefined;
  };
  const since = introducedOn(key) ?? OLDEST_EDITION;
  for (const date of [since, ...DATES_OF_NUMBERS.filter((date) => date > since)]) {
    const edition = date as EditionDate; // a date of the tables
    const number = isNumberKnown(key, edition) ? numberIn(key, edition) : undefined;
    if (open?.number === number) continue;
    close(date);
    if (number !== undefined) open = { number, since: date };
  }
  close();
  return spans;
}

/**
 * Whether it is known by which number an edition knew a rule. Not known: keyword actions while others joined them, most chapters of part 7 before
 * meld cards, and part 1 around tokens.
 */
export function isNumberKnown(key: RuleKey, edition: EditionDate): boolean {
  const chapter = Number(key.slice(0, 3));
  if (chapter === 701) return isActionNumberKnown(Number(key.split(".")[1]?.replace(/[a-z]/g, "") ?? 0), edition);
  if (chapter >= TOKENS.first && chapter <= TOKENS.last) return edition >= TOKENS.until;
  return chapter < 700 || chapter >= 800 || isChapterNumberKnown(chapter, edition);
}

/** The rule that a text names: its number in that edition, today's, or that of any older one, in this order. Nothing where no rule has it. */
export function keyOfNumber(text: string, edition: EditionDate): RuleKey | undefined {
  const number = text.trim().replace(/\.$/, "");
  const keys = candidates(number);
  return keys.find((key) => numberIn(key, edition) === number) ?? (isRuleKey(number) ? number : keys[0]);
}

/** The rules that say the same as this one of the same case, itself first. */
export function sameRules(key: RuleKey): readonly RuleKey[] {
  const others = SAME.filter((row) => row.includes(key)).flatMap((row) => row.filter((other) => other !== key));
  return [key, ...new Set(others)];
}

/** All rules that ever had this number. */
function candidates(number: string): readonly RuleKey[] {
  const found: RuleKey[] = isRuleKey(number) ? [number] : [];
  for (const { now, was } of RENUMBERED) {
    for (const old of was) {
      const rest = restAfter(number, old.number);
      if (rest !== undefined && isRuleKey(now + rest)) found.push((now + rest) as RuleKey); // checked
    }
  }
  // Rows of single subrules come before those of whole rules, today's meaning of a number last.
  return [...found.slice(isRuleKey(number) ? 1 : 0), ...found.slice(0, isRuleKey(number) ? 1 : 0)];
}

/** What follows `prefix` where `number` is it, one of its rules or one of its subrules. */
function restAfter(number: string, prefix: string): string | undefined {
  if (!number.startsWith(prefix)) return undefined;
  const rest = number.slice(prefix.length);
  return rest === "" || rest.startsWith(".") || (/^[a-z]$/.test(rest) && !/[a-z]$/.test(prefix)) ? rest : undefined;
}
