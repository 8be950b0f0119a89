import {
  citationsIn,
  type EditionDate,
  introducedOn,
  isNumberKnown,
  isRuleKey,
  keyOfNumber,
  numberHistory,
  numberIn,
  numbersIn,
  rulesDiff,
  sameRules,
  switchesOf,
} from "@obverse/core";
import { describe, expect, it } from "vitest";

const on = (date: string) => date as EditionDate;

describe("rules that an edition doesn't have yet", () => {
  it("are not cited by it", () => {
    expect(numbersIn(["701.40a", "708.2a", "702.168a"], on("2015-11-13"))).toEqual(["701.31a", "707.2a"]);
    expect(numbersIn(["712.8g", "712.8e"], on("2011-09-30"))).toEqual(["711.4b"]);
    expect(numbersIn(["712.4c"], on("2025-07-25"))).toEqual([]);
  });
});

describe("rule numbers by edition", () => {
  it.each([
    ["701.27c", "2023-11-17", "701.28c"],
    ["701.27a", "2015-11-13", "701.25a"],
    ["701.42a", "2023-11-17", "701.37a"],
    ["701.28a", "2023-11-17", "701.50a"],
    ["701.40g", "2023-11-17", "701.34f"],
    ["712.8e", "2015-11-13", "711.4b"],
    ["712.9", "2020-09-25", "711.5"],
    ["712.9", "2022-11-18", "712.5"],
    ["712.8e", "2022-11-18", "712.4d"],
    ["712.21d", "2022-11-18", "713.4d"],
    ["712.21d", "2016-07-22", "712.4d"],
    ["731.2a", "2023-11-17", "726.2a"],
    ["310.12b", "2025-09-19", "310.11b"],
    ["712.9", "2026-08-07", "712.9"],
    ["702.37e", "2011-09-30", "702.35e"],
    ["702.37e", "2014-09-26", "702.36e"],
    ["702.37e", "2021-04-23", "702.37e"],
    ["702.20b", "2012-05-04", "702.19b"],
    ["701.27a", "2020-07-03", "701.28a"],
    ["701.42a", "2016-07-22", "701.34a"],
    ["714.2", "2018-04-27", "714.2"],
    ["714.2", "2021-07-23", "715.2"],
    ["725.2", "2024-05-01", "722.2"],
    ["731.2a", "2024-05-01", "728.2a"],
    ["731.2a", "2025-04-11", "729.2a"],
    ["731.2a", "2025-08-01", "730.2a"],
    ["701.27c", "2026-08-07", "701.27c"],
  ] as const)("%s was in %s called %s", (key, date, number) => {
    expect(numberIn(key, on(date))).toBe(number);
    expect(keyOfNumber(number, on(date))).toBe(key);
  });

  it("understands an older number in the newest edition where no rule has it now", () => {
    expect(keyOfNumber("701.50a", on("2026-08-07"))).toBe("701.50a");
    expect(keyOfNumber("701.25f", on("2026-08-07"))).toBe("701.27f");
    expect(keyOfNumber("711.4b", on("2026-08-07"))).toBe("712.8e");
    expect(keyOfNumber("999.9z", on("2026-08-07"))).toBeUndefined();
  });

  it("skips the letters l and o, and knows no number that isn't there", () => {
    expect(isRuleKey("704.5k")).toBe(true);
    expect(isRuleKey("704.5l")).toBe(false);
    expect(isRuleKey("712.99")).toBe(false);
    expect(isRuleKey("712")).toBe(true);
    expect(isRuleKey("712.constructor")).toBe(false);
  });

  it("gives both rules that say the same of a case (712.9 and 701.27c)", () => {
    expect(sameRules("712.9")).toEqual(["712.9", "701.27c", "701.28c"]);
    expect(sameRules("701.27d")).toEqual(["701.27d", "712.10"]);
    expect(sameRules("613.1")).toEqual(["613.1"]);
  });
});

describe("numbers that a rule had", () => {
  it("are told from when it came, without those that aren't known", () => {
    expect(numberHistory("702.12a")).toEqual([{ number: "702.12a", since: "2013-07-19" }]);
    expect(numberHistory("701.27a")).toEqual([
      { number: "701.25a", since: "2011-09-30", until: "2016-09-30" },
      { number: "701.28a", since: "2020-07-03", until: "2025-06-06" },
      { number: "701.27a", since: "2025-06-06" },
    ]);
  });

  it("aren't cited where they aren't known", () => {
    expect(isNumberKnown("701.27a", on("2018-01-19"))).toBe(false);
    expect(numbersIn(["701.27a", "712.18"], on("2018-01-19"))).toEqual(["711.14"]);
  });

  it("stay with their rules, each number once", () => {
    expect(citationsIn(["712.4c", "712.8c", "712.8d", "712.8e"], on("2016-07-22"))).toEqual([
      { key: "712.8c", number: "711.4a" },
      { key: "712.8e", number: "711.4b" },
    ]);
  });
});

describe("what changed between editions", () => {
  it("lets modal cards transform since September 2025 (712.9)", () => {
    expect(switchesOf(on("2025-07-25")).whoTransforms).toBe("nonmodal");
    expect(switchesOf(on("2025-09-19")).whoTransforms).toBe("all-but-meld");
    expect(rulesDiff(on("2025-07-25"), on("2025-09-19")).map(({ name }) => name)).toContain("whoTransforms");
    expect(rulesDiff(on("2016-07-22"), on("2016-07-22"))).toEqual([]);
  });
});

describe("a rule that is younger than the first double-faced cards", () => {
  it.each([
    ["701.42a", "2016-07-22"],
    ["712.4", "2016-07-22"],
    ["712.3a", "2020-09-25"],
    ["310.11b", "2023-04-14"],
    ["702.12b", "2013-07-19"],
    ["702.21a", "2021-04-23"],
    ["702.190a", "2026-03-06"],
    ["709.5e", "2024-09-27"],
    ["720.3a", "2025-04-11"],
    ["726.2", "2022-06-10"],
  ] as const)("came in with a release, its subrules with it: %s", (key, date) => {
    expect(isRuleKey(key) ? introducedOn(key) : date).toBe(date);
  });

  it("is not one that only has a number which begins alike", () => {
    expect(introducedOn("712.8e")).toBeUndefined();
    expect(introducedOn("701.27a")).toBeUndefined();
  });
});
