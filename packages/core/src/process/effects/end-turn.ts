import { objectAt } from "../../storage/objects.ts";
import { removeAbility } from "../atoms/leave-stack.ts";
import { moveObjects } from "../atoms/move.ts";
import { endCombat } from "../combat/end-combat.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { performStateBasedActions } from "../state-based/perform.ts";
import { emptyPools } from "../turn/empty-pools.ts";
import { endStepDurations } from "../turn/end-durations.ts";
import type { EffectContext, Outcome } from "./context.ts";

/**
 * Ends the turn (724.1): what waits to be put on the stack is forgotten, everything on the stack is exiled, state-based actions are checked, and the game
 * goes straight to the cleanup step.
 */
export function* doEndTurn(p: Process, context: EffectContext): Procedure<Outcome> {
  /* 724.1a */ p.state = { ...p.state, waiting: [] };
  /* 724.1b */ yield* exileStack(p, context);
  /* 724.1c */ while (p.state.over === undefined && (yield* performStateBasedActions(p)));
  if (p.state.over !== undefined) return { done: true };
  /* 724.1d */ yield* endStepDurations(p, "end-combat");
  yield* endCombat(p);
  emptyPools(p, p.state.turn.step);
  p.state = {
    ...p.state,
    turn: { ...p.state.turn, step: "cleanup", extraSteps: [] },
    next: { kind: "begin-step" },
  };
  return { done: true };
}

function* exileStack(p: Process, { controller }: EffectContext): Procedure {
  yield* simultaneously(p, function* () {
    const cards = p.state.stack.filter((id) => objectAt(p.state, id)?.kind === "card");
    for (const id of p.state.stack) {
      const object = objectAt(p.state, id);
      if (object?.kind === "ability") removeAbility(p, object);
    }
    yield* moveObjects(
      p,
      cards.map((object) => ({ object, to: "exile", cause: "effect", by: controller, rules: ["724.1b"] })),
    );
  });
}
