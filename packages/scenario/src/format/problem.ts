/** Where something stands in a scenario: keys and 0-based places in lists, from the top. */
export type Path = readonly (string | number)[];

/** What can be wrong with the text of a scenario. */
export const PROBLEM_CODES = [
  "syntax",
  "unknown-key",
  "unknown-word",
  "missing-key",
  "wrong-type",
  "out-of-range",
  "no-verb",
  "two-verbs",
  "no-answer",
  "two-answers",
  "empty",
  "duplicate-id",
] as const;
/** What is wrong with the text of a scenario. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Something wrong in a scenario file: what, where, and the nearest known word where there is one. */
export interface Problem {
  readonly code: ProblemCode;
  readonly path: Path;
  /** What stands there. Absent: nothing does. */
  readonly found?: string;
  /** Absent: nothing known is like it. */
  readonly nearest?: string;
  /** What would be right: words, or the name of a shape. */
  readonly expected?: readonly string[];
  /** 1-based. Absent: the text has no lines. */
  readonly line?: number;
  /** Absent: not from a file. */
  readonly file?: string;
}

/** A path as a person reads it; steps count from 1: `steps 3 › expect › objects`. */
export function pathText(path: Path): string {
  return path
    .map((part, at) => (typeof part === "number" ? `${part + 1}` : at === 0 && part === "steps" ? "step" : part))
    .join(" › ")
    .replace(/^step › (\d+)/, "step $1");
}
