import type { Refusal } from "@obverse/core";

/** Why a step of a scenario could not be done: the scenario itself, or the game. */
export const STOP_CODES = [
  "bad-set-up",
  "no-such-object",
  "ambiguous",
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

  constructor(code: StopCode, expected: unknown, actual: unknown, refusal?: Refusal) {
    super(code);
    this.code = code;
    this.expected = expected;
    this.actual = actual;
    this.refusal = refusal;
  }
}
