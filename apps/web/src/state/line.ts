import type { Action, Answer, Decision, GameEvent, GameState, Refusal } from "@obverse/core";
import type { EffectSpec, Scenario, Step, Table, TableResult } from "@obverse/scenario";
import { compileIfHere, type Play } from "./loaded.ts";
import { cardSource } from "./sources.ts";

/** What was done at a moment of a line of play. */
export type Done =
  | { readonly kind: "start" }
  | { readonly kind: "step"; readonly step: Step }
  | { readonly kind: "action"; readonly action: Action }
  | { readonly kind: "effect"; readonly effect: EffectSpec }
  | { readonly kind: "answer"; readonly decision: Decision; readonly answer: Answer };

/** A moment of a line of play: what was done, what happened, and how the table stands after it. */
export interface Moment {
  readonly done: Done;
  readonly table: Table;
  readonly before: GameState;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Of a step that had to be refused. Absent: nothing was. */
  readonly refusal?: Refusal;
}

/** Why a step of a story could not be done, or did not end as it says. */
interface Stopped {
  readonly step: Step;
  readonly refusal?: Refusal;
  readonly problem?: { readonly code: string; readonly expected: unknown; readonly actual: unknown };
}

/** A line of play: a board and all that was done, from the start. */
export interface Line {
  readonly id: number;
  readonly scenario: Scenario;
  readonly moments: readonly [Moment, ...(readonly Moment[])];
  /** Absent: everything went as it is written. */
  readonly stopped?: Stopped;
}

let lines = 0;

/** Opens a scenario and plays its steps; throws what `startSession` says of a board that can't be set up. */
export function openLine(play: Play, scenario: Scenario): Line {
  const table = play.openTable(scenario, { cards: cardSource(), compile: compileIfHere });
  const state = play.stateOf(table);
  const moments: [Moment, ...Moment[]] = [{ done: { kind: "start" }, table, before: state, state, events: [] }];
  let stopped: Stopped | undefined;
  for (const step of scenario.steps) {
    const last = moments.at(-1)?.table ?? table;
    const result = play.doWritten(last, step);
    if (!result.ok) {
      stopped = { step, ...("refusal" in result ? { refusal: result.refusal } : { problem: result.problem }) };
      break;
    }
    moments.push(momentOf(play, last, { kind: "step", step }, result));
  }
  lines += 1;
  return { id: lines, scenario, moments, ...(stopped === undefined ? {} : { stopped }) };
}

/** The table at a moment, begun: the first decision stands open. */
export function begunAt(play: Play, { table }: Moment): Table {
  if (play.decisionAt(table) !== undefined) return table;
  const begun = play.begin(table);
  return begun.ok ? begun.table : table;
}

/** Does something at a moment. Gives the moment that comes of it, or why nothing does. */
export function doAt(
  play: Play,
  moment: Moment,
  done: Exclude<Done, { kind: "start" }>,
): Moment | Exclude<TableResult, { ok: true }> {
  const table = begunAt(play, moment);
  const result = attempt(play, table, done);
  return result.ok ? momentOf(play, table, done, result) : result;
}

function attempt(play: Play, table: Table, done: Exclude<Done, { kind: "start" }>): TableResult {
  switch (done.kind) {
    case "step":
      return play.doWritten(table, done.step);
    case "action":
      return play.takeAction(table, done.action);
    case "effect":
      return play.makeHappen(table, done.effect);
    case "answer":
      return play.giveAnswer(table, done.answer);
  }
}

function momentOf(play: Play, before: Table, done: Done, result: Extract<TableResult, { ok: true }>): Moment {
  const { table, events, refusal } = result;
  return {
    done,
    table,
    before: play.stateOf(before),
    state: play.stateOf(table),
    events,
    ...(refusal === undefined ? {} : { refusal }),
  };
}

/** The line up to a moment, and what was done there after it: another line where there was more. */
export function followedBy(line: Line, at: number, moment: Moment): Line {
  const [first, ...rest] = line.moments;
  const kept: readonly [Moment, ...Moment[]] = [first, ...rest.slice(0, at)];
  const { stopped: _, ...open } = line;
  const isBranch = at < line.moments.length - 1;
  if (isBranch) lines += 1;
  return { ...open, id: isBranch ? lines : line.id, moments: [...kept, moment] };
}
