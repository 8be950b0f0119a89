import type { RuleKey } from "./rules.ts";

/**
 * Chapter 712 by the numbers that it had before meld cards, till then a chapter of their own, came into it on 2023-04-14: each rule with the
 * number of 2021-07-23, one chapter further back before that date. Rules of single letters come before those that they belong to.
 */
const BEFORE_MELD_JOINED: readonly (readonly [now: RuleKey, then: string])[] = [
  ["712.2a", "712.1a"],
  ["712.2b", "712.1b"],
  ["712.2c", "712.1c"],
  ["712.2", "712.1"],
  ["712.3a", "712.1d"],
  ["712.3b", "712.1e"],
  ["712.3c", "712.1f"],
  ["712.3", "712.1"],
  ["712.4a", "713.2"],
  ["712.4b", "713.1b"],
  ["712.4", "713.1"],
  ["712.5a", "713.1a"],
  ["712.5b", "713.1a"],
  ["712.5c", "713.1a"],
  ["712.5d", "713.1a"],
  ["712.5e", "713.1a"],
  ["712.5f", "713.1a"],
  ["712.5g", "713.1a"],
  ["712.5", "713.1a"],
  ["712.6", "712.2"],
  ["712.7", "712.3"],
  ["712.8a", "712.4a"],
  ["712.8b", "713.7"],
  ["712.8d", "712.4c"],
  ["712.8e", "712.4d"],
  ["712.8f", "712.4e"],
  ["712.8c", "712.4b"],
  ["712.8g", "713.3b"],
  ["712.8", "712.4"],
  ["712.9", "712.5"],
  ["712.10", "712.6"],
  ["712.11a", "712.7"],
  ["712.11b", "712.7"],
  ["712.11c", "712.7a"],
  ["712.11d", "712.7b"],
  ["712.11", "712.7"],
  ["712.12", "712.8"],
  ["712.13a", "712.9"],
  ["712.13", "712.9"],
  ["712.14a", "712.10a"],
  ["712.14b", "712.10b"],
  ["712.14c", "713.8"],
  ["712.14", "712.10"],
  ["712.15a", "712.11a"],
  ["712.15", "712.11"],
  ["712.16", "712.12"],
  ["712.17", "712.13"],
  ["712.18", "712.14"],
  ["712.19", "712.15"],
  ["712.20", "712.16"],
  ["712.21a", "713.4a"],
  ["712.21b", "713.4b"],
  ["712.21c", "713.4c"],
  ["712.21d", "713.4d"],
  ["712.21e", "713.4e"],
  ["712.21", "713.4"],
  ["713", "714"],
];

/** A rule whose number was another before an edition. */
export interface Renumbered {
  readonly now: RuleKey;
  /** The number it had, and the first edition that no longer had it; the latest first. */
  readonly was: readonly { readonly number: string; readonly until: string }[];
}

/** What permanents with a front or back face up are was told by other letters before modal cards came on 2020-09-25. */
const BEFORE_MODAL: Readonly<Record<string, string>> = {
  "712.8c": "711.4a",
  "712.8d": "711.4a",
  "712.8e": "711.4b",
};

/** The rules of double-faced, meld and substitute cards by their older numbers. */
export const DOUBLE_FACED_NUMBERS: readonly Renumbered[] = BEFORE_MELD_JOINED.map(([now, then]) => {
  const oldest = BEFORE_MODAL[now];
  return {
    now,
    was: [
      { number: then, until: "2023-04-14" },
      { number: `${Number(then.slice(0, 3)) - 1}${then.slice(3)}`, until: "2021-07-23" },
      ...(oldest === undefined ? [] : [{ number: oldest, until: "2020-09-25" }]),
    ],
  };
});
