/** How a scenario ended: as expected, not as expected, not playable as it is written, or needing what the engine does not do. */
export const SCENARIO_STATUSES = ["pass", "fail", "error", "unsupported"] as const;
/** How a scenario ended. */
export type ScenarioStatus = (typeof SCENARIO_STATUSES)[number];

/** One thing that was not as expected, and where. */
export interface Failure {
  /** From 1; 0: before the first step. */
  readonly step: number;
  /** A place in the step: `expect.objects.Clone.name`. */
  readonly at: string;
  readonly expected: unknown;
  readonly actual: unknown;
  /** Rule numbers that bear on it, in the scenario's edition. */
  readonly rules: readonly string[];
  /** In the file. Absent: unknown. */
  readonly line?: number;
}

/** An ability of a permanent that isn't understood and would work by itself, so that the game went on without it. */
export interface LeftOut {
  /** The permanent's name. */
  readonly object: string;
  readonly role: "triggered" | "static" | "keyword" | "unknown";
}

/** What became of one scenario. */
export interface ScenarioResult {
  readonly id: string;
  readonly file: string;
  readonly status: ScenarioStatus;
  readonly failures: readonly Failure[];
  /** What was left out of the game; what came otherwise than expected is then no fault to count. Absent: nothing was. */
  readonly leftOut?: readonly LeftOut[];
  /** Numbers under `rules` that no rule has that the engine knows, in the scenario's edition. Absent: none. */
  readonly unknownRules?: readonly string[];
}

/** What became of all scenarios. */
export interface Report {
  readonly scenarios: readonly ScenarioResult[];
  readonly totals: Readonly<Record<ScenarioStatus | "scenarios", number>>;
}

/** A report of the results, with their numbers. */
export function reportOf(scenarios: readonly ScenarioResult[]): Report {
  const count = (status: ScenarioStatus): number => scenarios.filter((scenario) => scenario.status === status).length;
  return {
    scenarios,
    totals: {
      scenarios: scenarios.length,
      pass: count("pass"),
      fail: count("fail"),
      error: count("error"),
      unsupported: count("unsupported"),
    },
  };
}
