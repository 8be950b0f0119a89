import type { Action, Answer, Decision, GameEvent, GameState, Input, Refusal } from "@obverse/core";
import { engine } from "../engine.ts";
import type { EffectSpec } from "../format/effect-spec.ts";
import type { Scenario, Step } from "../format/scenario.ts";
import { verbOf } from "../format/step.ts";
import { drawEach } from "../run/chance.ts";
import { doStep } from "../run/do-step.ts";
import { effectAction } from "../run/effects.ts";
import { withExtraCards } from "../run/extra-cards.ts";
import type { RunOptions } from "../run/run-scenario.ts";
import { type Session, startSession } from "../run/session.ts";
import { Stop } from "../run/stop.ts";
import { namesFrom, supplyOf } from "../run/supply.ts";
import { noted, type Things } from "../run/things.ts";
import { writtenAction, writtenAnswer, writtenDeclaration } from "./written.ts";

/** A game that is being played: it begins with a scenario's board, and what is done is written down as steps. Nothing in it changes. */
export interface Table {
  readonly scenario: Scenario;
  readonly session: Session;
  /** All that was done, the scenario's own steps included. */
  readonly steps: readonly Step[];
  /** Absent: nothing came before. */
  readonly before?: Table;
}

/** What came of something done at a table. */
export type TableResult =
  | {
      readonly ok: true;
      readonly table: Table;
      readonly events: readonly GameEvent[];
      /** Of a written step that had to be refused: why it was. Absent: nothing was refused. */
      readonly refusal?: Refusal;
    }
  | { readonly ok: false; readonly refusal: Refusal }
  | {
      readonly ok: false;
      readonly problem: { readonly code: string; readonly expected: unknown; readonly actual: unknown };
    };

/** Sits down at a scenario's board, before its first step. */
export function openTable(scenario: Scenario, options: Pick<RunOptions, "cards" | "compile">): Table {
  const cards = withExtraCards(options.cards, scenario.cards ?? [], options.compile);
  return { scenario, session: startSession(scenario, cards, options.compile), steps: [] };
}

/** The board as it stands, also in the middle of a decision. */
export const stateOf = (table: Table): GameState => engine.present(table.session.position.state);
/** What is to be decided. Absent: the game is over, or hasn't begun. */
export const decisionAt = (table: Table): Decision | undefined => table.session.position.decision;
/** What references can follow in the game. */
export const thingsAt = (table: Table): Things => table.session.position.things;

/** Goes on to the first decision of a game that has just been set up. */
export function begin(table: Table): TableResult {
  const { position } = table.session;
  if (position.decision !== undefined || position.state.next.kind === "over") return { ok: true, table, events: [] };
  return follow(table, engine.resume(position.state), table.steps);
}

/** The player who has priority does something. */
export function takeAction(table: Table, action: Action): TableResult {
  const { state, things, decision } = table.session.position;
  const by = decision?.player === "nature" || decision === undefined ? state.turn.active : decision.player;
  const written = writtenAction(state, things, action, by);
  return follow(table, engine.step(state, action), written === undefined ? table.steps : [...table.steps, written]);
}

/** Something just happens, as an effect of the format says it; what it leaves open is asked. */
export function makeHappen(table: Table, effect: EffectSpec, by?: string): TableResult {
  const written: Step = { effect, ...(by === undefined ? {} : { by }) };
  try {
    const action = effectAction(table.session.position, effect, by, undefined);
    return follow(table, engine.step(table.session.position.state, action), [...table.steps, written]);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return error.refusal !== undefined
      ? { ok: false, refusal: error.refusal }
      : { ok: false, problem: { code: error.code, expected: error.expected, actual: error.actual } };
  }
}

/** The open decision is answered. */
export function giveAnswer(table: Table, answer: Answer): TableResult {
  const { state, decision, things } = table.session.position;
  if (decision === undefined) return { ok: false, refusal: { code: "no-decision-pending", rules: [] } };
  return follow(table, engine.step(state, answer), stepsWith(table, decision, answer, things));
}

/** A step is done as a scenario writes it. */
export function doWritten(table: Table, step: Step): TableResult {
  try {
    const done = doStep(table.session, step);
    const [mismatch] = done.mismatches;
    if (mismatch !== undefined)
      return { ok: false, problem: { code: mismatch.at, expected: mismatch.expected, actual: mismatch.actual } };
    return {
      ok: true,
      table: { ...table, session: done.session, steps: [...table.steps, step], before: table },
      events: done.events,
      ...(done.refusal === undefined ? {} : { refusal: done.refusal }),
    };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return error.refusal !== undefined
      ? { ok: false, refusal: error.refusal }
      : { ok: false, problem: { code: error.code, expected: error.expected, actual: error.actual } };
  }
}

/** The game so far as a scenario: the board it began with and all that was done. */
export function asScenario(table: Table, title?: string): Scenario {
  return { ...table.scenario, ...(title === undefined ? {} : { title }), steps: table.steps };
}

/** Answers to chance are drawn from the seed; the first other decision, or priority, ends it. */
function follow(table: Table, result: ReturnType<typeof engine.step>, steps: readonly Step[]): TableResult {
  let { seed, things } = table.session.position;
  let at = result;
  const events: GameEvent[] = [];
  for (;;) {
    if (!at.ok) return { ok: false, refusal: at.refusal };
    events.push(...at.events);
    things = noted(things, engine.present(at.state));
    if (at.decision?.kind !== "random") break;
    const drawn = drawEach(seed, at.decision.sides);
    seed = drawn.seed;
    at = engine.step(at.state, { kind: "random", results: drawn.results } satisfies Input);
  }
  const position = {
    ...table.session.position,
    state: at.state,
    decision: at.decision,
    events: [],
    things,
    seed,
    supply: supplyOf({}, "given", namesFrom(table.session.cards)),
  };
  return {
    ok: true,
    table: {
      ...table,
      session: { ...table.session, position, events: [...table.session.events, ...events] },
      steps,
      before: table,
    },
    events,
  };
}

/** The steps with an answer written into the last one, or a declaration as a step of its own. */
function stepsWith(table: Table, decision: Decision, answer: Answer, things: Things): readonly Step[] {
  const state = stateOf(table);
  if (answer.kind === "attackers" || answer.kind === "blockers") {
    const declaration = writtenDeclaration(state, things, answer);
    return declaration === undefined ? table.steps : [...table.steps, declaration];
  }
  const spec = writtenAnswer(state, things, decision, answer);
  const last = table.steps.at(-1);
  if (spec === undefined || last === undefined || verbOf(last) === "expect" || "expect" in last) return table.steps;
  return [...table.steps.slice(0, -1), { ...last, answers: [...(last.answers ?? []), spec] }];
}
