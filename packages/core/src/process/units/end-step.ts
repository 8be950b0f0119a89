import type { Unit } from "../../model/unit.ts";
import { endCombat } from "../combat/end-combat.ts";
import type { Procedure, Process } from "../process.ts";
import { emptyPools } from "../turn/empty-pools.ts";
import { endStepDurations } from "../turn/end-durations.ts";
import { stepAfter } from "../turn/steps.ts";

/** A step ends: mana empties, what lasts until its end is over, and the next one (or the next turn) begins (500.4–5). */
export function* runEndStep(p: Process, _unit: Extract<Unit, { kind: "end-step" }>): Procedure {
  const { step } = p.state.turn;
  yield* endStepDurations(p, step);
  if (step === "end-combat") yield* endCombat(p);
  emptyPools(p, step);
  const after = stepAfter(p.state, step);
  if (after === undefined) {
    p.state = { ...p.state, next: { kind: "begin-turn" } };
    return;
  }
  p.state = {
    ...p.state,
    turn: { ...p.state.turn, step: after.step, extraSteps: after.extraSteps },
    next: { kind: "begin-step" },
  };
}
