import type { CompileFace } from "@obverse/card-data";
import type { CardSource, Decision, GameEvent, GameState, Refusal } from "@obverse/core";
import { editionOn, NEWEST_EDITION } from "@obverse/core";
import { engine } from "../engine.ts";
import { numberOf } from "../expect/rule-numbers.ts";
import type { Path } from "../format/problem.ts";
import type { Scenario, Step } from "../format/scenario.ts";
import { verbOf } from "../format/step.ts";
import type { Failure, LeftOut, ScenarioResult, ScenarioStatus } from "../report.ts";
import { doStep } from "./do-step.ts";
import { withExtraCards } from "./extra-cards.ts";
import { leftOutOf, together } from "./left-out.ts";
import { type Session, startSession } from "./session.ts";
import { Stop } from "./stop.ts";
import type { Things } from "./things.ts";

/** What a run needs besides the scenario. */
export interface RunOptions {
  readonly cards: CardSource;
  /** Reads the text of a scenario's own cards. */
  readonly compile: CompileFace;
  /** Absent: not from a file. */
  readonly file?: string;
  /** Absent: the scenario's, else the newest. */
  readonly edition?: string;
  /** The line of a part of the scenario. Absent: no lines. */
  readonly lineOf?: (path: Path) => number | undefined;
  /** Told after each step what happened in it. Absent: nobody is. */
  readonly onStep?: (told: StepTold) => void;
}

/** What happened in a step. */
export interface StepTold {
  /** From 1. */
  readonly number: number;
  readonly step: Step;
  readonly before: GameState;
  readonly state: GameState;
  readonly decision: Decision | undefined;
  readonly events: readonly GameEvent[];
  /** Absent: nothing was refused. */
  readonly refusal?: Refusal;
  readonly things: Things;
}

/** Plays a scenario through the engine's public API and compares what comes of it. */
export function runScenario(scenario: Scenario, options: RunOptions): ScenarioResult {
  const { file = "" } = options;
  const edition = options.edition ?? scenario.edition ?? NEWEST_EDITION;
  const failures: Failure[] = [];
  const add = (
    step: number,
    at: string,
    expected: unknown,
    actual: unknown,
    rules: readonly string[],
    place?: Path,
  ): void => {
    const line = options.lineOf?.(place ?? (step === 0 ? ["players"] : ["steps", step - 1, ...placesOf(at)]));
    failures.push({
      step,
      at,
      expected,
      actual,
      rules: rules.map((key) => numberOf(key, edition)),
      ...(line === undefined ? {} : { line }),
    });
  };
  const unknownRules =
    editionOn(edition) === undefined
      ? []
      : scenario.rules.filter((number) => engine.keyOfNumber(number, edition) === undefined);
  let leftOut: readonly LeftOut[] = [];
  const end = (status: ScenarioStatus): ScenarioResult => ({
    id: scenario.id,
    file,
    status: status === "fail" && leftOut.length > 0 ? "unsupported" : status,
    failures,
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(unknownRules.length === 0 ? {} : { unknownRules }),
  });
  let step = 0;
  try {
    if (editionOn(edition) === undefined)
      throw new Stop("no-such-edition", "a date from 2011-09-30 on, YYYY-MM-DD", edition, { place: ["edition"] });
    if (scenario.steps.length === 0) throw new Stop("no-steps", "a step", "", { place: ["steps"] });
    const cards = withExtraCards(options.cards, scenario.cards ?? [], options.compile);
    let session: Session = startSession({ ...scenario, edition }, cards, options.compile);
    leftOut = leftOutOf(session.position.state);
    for (const [index, spec] of scenario.steps.entries()) {
      step = index + 1;
      const before = session.position.state;
      const result = doStep(session, spec);
      session = result.session;
      if (result.mismatches.length > 0 || index === scenario.steps.length - 1)
        leftOut = together(leftOut, leftOutOf(session.position.state));
      for (const mismatch of result.mismatches)
        add(step, `${verbOf(spec)}.${mismatch.at}`, mismatch.expected, mismatch.actual, mismatch.rules ?? []);
      options.onStep?.({
        number: step,
        step: spec,
        before,
        state: session.position.state,
        decision: session.position.decision,
        events: result.events,
        things: session.position.things,
        ...(result.refusal === undefined ? {} : { refusal: result.refusal }),
      });
      if (result.ends === true) break;
    }
  } catch (error) {
    const verb = step === 0 ? "players" : verbOf(scenario.steps[step - 1] ?? {});
    if (error instanceof Stop) {
      const { refusal } = error;
      add(
        step,
        verb,
        error.expected,
        refusal === undefined ? { [error.code]: error.actual } : { [refusal.code]: refusal.detail ?? error.actual },
        error.rules,
        error.place,
      );
      if (refusal?.code === "unsupported-ability") return end("unsupported");
      return end(FAILS.has(error.code) ? "fail" : "error");
    }
    add(step, verb, "the engine goes on", messageOf(error), []);
    return end("error");
  }
  return end(failures.length === 0 ? "pass" : "fail");
}

/** What the game did otherwise than expected; the other stops are the scenario's own. */
const FAILS: ReadonlySet<string> = new Set([
  "refused",
  "was-legal",
  "changed-by-refusal",
  "wrong-rule",
  "never-began",
  "wrong-player-asked",
  "nothing-to-resolve",
]);

/** A place in a step, whose lists count from 1, as a path. */
const placesOf = (at: string): Path =>
  at
    .split(".")
    .slice(0, 3)
    .map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place =
    (error.stack ?? "")
      .split("\n")
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? "";
  return `${error.message}${place === "" ? "" : ` (${place.replace(/^at /, "").replace(/\(?file:.*\/(packages|apps)\//, "($1/")})`}`;
}
