import { OPEN } from "./generated/open.ts";

/** A scenario that doesn't pass yet, and why. */
export interface OpenScenario {
  readonly scenario: string;
  readonly why: string;
}

let decoded: readonly OpenScenario[] | undefined;

/** The scenarios of the suite that this engine does not pass yet. */
export function openScenarios(): readonly OpenScenario[] {
  decoded ??= OPEN.map((text) => JSON.parse(text) as OpenScenario); // written by tools/build-conformance
  return decoded;
}
