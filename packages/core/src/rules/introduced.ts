import type { RuleKey } from "./rules.ts";

/** Rules that are younger than the first edition, with the release that brought them; their subrules came with them. More special ones first. */
const INTRODUCED: readonly (readonly [rule: string, date: string])[] = [
  ["202.3c", "2016-07-22"],
  ["310", "2023-04-14"],
  ["701.28", "2022-11-18"],
  ["701.40", "2015-01-23"],
  ["701.42", "2016-07-22"],
  ["701.58", "2024-02-09"],
  ["701.62", "2024-09-27"],
  ["702.145", "2021-09-24"],
  ["702.168", "2024-02-09"],
  ["712.3", "2020-09-25"],
  ["712.4", "2016-07-22"],
  ["712.5", "2016-07-22"],
  ["712.8g", "2016-07-22"],
  ["731", "2021-09-24"],
];

/** The release that brought a rule. Nothing: it is at least as old as the first edition. */
export function introducedOn(key: RuleKey): string | undefined {
  return INTRODUCED.find(
    ([rule]) => key === rule || (key.startsWith(rule) && /^(?:\.|[a-z]$)/.test(key.slice(rule.length))),
  )?.[1];
}
