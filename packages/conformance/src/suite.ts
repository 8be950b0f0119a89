import type { Scenario } from "@obverse/scenario";
import { SUITE } from "./generated/suite.ts";

/** A scenario of the suite, and the rule whose file it stands in. */
export interface SuiteEntry {
  /** A rule number of the newest edition: `712.9`. */
  readonly rule: string;
  readonly scenario: Scenario;
}

let decoded: readonly SuiteEntry[] | undefined;

/** The whole suite in the order of the rules. Decoded once, when first wanted. */
export function suite(): readonly SuiteEntry[] {
  decoded ??= SUITE.map((text) => JSON.parse(text) as SuiteEntry); // written by tools/build-conformance from scenarios that were read
  return decoded;
}

/** The scenarios filed under a rule or one of its subrules, or that name it among their rules. */
export function scenariosOf(rule: string): readonly SuiteEntry[] {
  return suite().filter((entry) => isOf(entry.rule, rule) || entry.scenario.rules.some((other) => isOf(other, rule)));
}

/** Whether a rule number is this one or one of its subrules. */
function isOf(number: string, rule: string): boolean {
  return number === rule || (number.startsWith(rule) && /^(?:[a-z]|\.)/.test(number.slice(rule.length)));
}
