import type { Refusal, RuleKey } from "@obverse/core";
import type { Path } from "../format/problem.ts";

/** Why a step of a scenario could not be done: the scenario itself, or the game. */
export const STOP_CODES = [
  "bad-set-up",
  "no-such-edition",
  "bad-card",
  "no-such-keyword",
  "no-such-object",
  "ambiguous",
  "no-steps",
  "no-such-player",
  "undecided",
  "unused-answer",
  "wrong-player-asked",
  "bad-answer",
  "would-resolve",
  "nothing-to-resolve",
  "never-began",
  "no-priority",
  "refused",
  "was-legal",
  "changed-by-refusal",
  "wrong-rule",
  "engine",
] as const;
/** Why a step could not be done. */
export type StopCode = (typeof STOP_CODES)[number];

/** Ends a step: thrown while it is done, caught where the scenario is run. */
export class Stop extends Error {
  readonly code: StopCode;
  readonly expected: unknown;
  readonly actual: unknown;
  /** Absent: nothing was refused. */
  readonly refusal: Refusal | undefined;
  /** The rules that bear on it. */
  readonly rules: readonly RuleKey[];
  /** Where in the scenario. Absent: in the step that is done. */
  readonly place: Path | undefined;

  constructor(code: StopCode, expected: unknown, actual: unknown, why: Refusal | Where = {}) {
    super(code);
    this.code = code;
    this.expected = expected;
    this.actual = actual;
    this.refusal = "code" in why ? why : undefined;
    this.rules = why.rules ?? [];
    this.place = "place" in why ? why.place : undefined;
  }
}

/** What bears on a stop that is no refusal. */
interface Where {
  readonly rules?: readonly RuleKey[];
  readonly place?: Path;
}
