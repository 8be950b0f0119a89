import { DOUBLE_FACED_NUMBERS, type Renumbered } from "./double-faced-numbers.ts";
import type { EditionDate } from "./editions.ts";
import { isRuleKey, type RuleKey } from "./rules.ts";

/** Rules and chapters that had other numbers; their subrules go with them unless they have a row of their own, which must come first. */
const RENUMBERED: readonly Renumbered[] = [
  ...DOUBLE_FACED_NUMBERS,
  { now: "701.40e", was: [{ number: "701.34d", until: "2024-02-09" }] },
  { now: "701.40f", was: [{ number: "701.34e", until: "2024-02-09" }] },
  { now: "701.40g", was: [{ number: "701.34f", until: "2024-02-09" }] },
  { now: "701.40h", was: [{ number: "701.34g", until: "2024-02-09" }] },
  {
    now: "701.27",
    was: [
      { number: "701.28", until: "2025-06-06" },
      { number: "701.25", until: "2020-09-25" },
    ],
  },
  { now: "701.28", was: [{ number: "701.50", until: "2025-06-06" }] },
  { now: "701.42", was: [{ number: "701.37", until: "2025-06-06" }] },
  { now: "701.40", was: [{ number: "701.34", until: "2025-06-06" }] },
  { now: "701.58", was: [{ number: "701.56", until: "2025-06-06" }] },
  { now: "701.62", was: [{ number: "701.60", until: "2025-06-06" }] },
  { now: "310.12", was: [{ number: "310.11", until: "2026-08-07" }] },
  { now: "310.11", was: [{ number: "310.10", until: "2026-08-07" }] },
  { now: "310.10", was: [{ number: "310.9", until: "2026-08-07" }] },
  { now: "310.9", was: [{ number: "310.8", until: "2026-08-07" }] },
  { now: "704.5x", was: [{ number: "704.5w", until: "2026-08-07" }] },
  { now: "704.5y", was: [{ number: "704.5x", until: "2026-08-07" }] },
  { now: "704.5z", was: [{ number: "704.5y", until: "2026-08-07" }] },
  {
    now: "731",
    was: [
      { number: "730", until: "2026-04-17" },
      { number: "726", until: "2025-06-06" },
    ],
  },
  {
    now: "730",
    was: [
      { number: "729", until: "2026-04-17" },
      { number: "725", until: "2025-06-06" },
    ],
  },
  { now: "708", was: [{ number: "707", until: "2021-07-23" }] },
  { now: "712", was: [{ number: "711", until: "2021-07-23" }] },
  { now: "707", was: [{ number: "706", until: "2021-07-23" }] },
];

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
