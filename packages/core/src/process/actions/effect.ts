import type { Action } from "../../model/action.ts";
import type { EffectContext } from "../effects/context.ts";
import { runEffects } from "../effects/run.ts";
import type { Procedure, Process } from "../process.ts";

/** Carries out instructions that no card says, as if something had just resolved: then come state-based actions and triggers, and the active player gets priority. */
export function* doEffect(p: Process, action: Extract<Action, { kind: "effect" }>): Procedure {
  p.state = { ...p.state, next: { kind: "check", then: p.state.turn.active } };
  const context: EffectContext = {
    controller: action.controller,
    bound: action.bound ?? {},
    began: p.state,
    ...(action.source === undefined ? {} : { source: action.source }),
  };
  yield* runEffects(p, context, action.effect);
}
