import type { Unit } from "../../model/unit.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { skipsStep } from "../turn/steps.ts";
import { turnBasedActions } from "../turn/turn-based-actions.ts";

/** A step begins: its turn-based actions, then what triggers at its beginning, then the active player gets priority (500.2, 703.3, 117.3a). */
export function* runBeginStep(p: Process, _unit: Extract<Unit, { kind: "begin-step" }>): Procedure {
  const { step, active } = p.state.turn;
  const skips = skipsStep(p.state, active, step);
  if (skips !== undefined) {
    if (skips === "once") {
      const { skips: left } = playerAt(p.state, active);
      patchPlayer(p, active, { skips: { ...left, [step]: (left?.[step] ?? 1) - 1 } });
    }
    p.state = { ...p.state, next: { kind: "end-step" } };
    return;
  }
  p.state = {
    ...p.state,
    passed: [],
    next: step === "untap" ? { kind: "end-step" } : { kind: "check", then: step === "cleanup" ? "cleanup" : active },
  };
  yield* simultaneously(p, function* () {
    emit(p, { kind: "step-began", step, player: active, rules: ["500.1"] });
  });
  yield* turnBasedActions(p, step);
}
