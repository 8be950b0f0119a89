import type { Answer, Decision } from "../model/decision.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { Unit } from "../model/unit.ts";
import { type Procedure, type Process, startProcess, type Taken } from "./process.ts";
import { UNITS } from "./units/units.ts";

/** How a unit ended: done, or at a decision. */
export type UnitRun =
  | {
      readonly kind: "done";
      readonly state: GameState;
      readonly events: readonly GameEvent[];
      readonly taken: readonly Taken[];
    }
  | {
      readonly kind: "asks";
      readonly state: GameState;
      readonly events: readonly GameEvent[];
      readonly taken: readonly Taken[];
      readonly decision: Decision;
    };

/** Runs a unit from its settled state, giving it the answers in order, until it is done or asks for one more. */
export function runUnit(settled: GameState, unit: Unit, answers: readonly Answer[]): UnitRun {
  return drive(startProcess(settled), unit, answers);
}

/** Runs a unit only to know whether it can be done; throws `Possible` once that is certain. */
export function tryUnit(settled: GameState, unit: Unit, answers: readonly Answer[]): UnitRun {
  return drive({ ...startProcess(settled), trial: true }, unit, answers);
}

function drive(p: Process, unit: Unit, answers: readonly Answer[]): UnitRun {
  const procedure = procedureOf(p, unit);
  let turn = procedure.next();
  for (const answer of answers) {
    if (turn.done === true) throw new Error(`unit ${unit.kind} has an answer too many`);
    // What was taken or happened before an earlier answer was given out with that answer.
    p.taken.length = 0;
    turn = procedure.next(answer);
  }
  if (turn.done === true) return { kind: "done", state: p.state, events: p.events, taken: p.taken };
  return { kind: "asks", state: p.state, events: p.events, taken: p.taken, decision: turn.value };
}

function procedureOf(p: Process, unit: Unit): Procedure {
  const run = UNITS[unit.kind] as (p: Process, unit: Unit) => Procedure; // the table is checked key by key
  return run(p, unit);
}
