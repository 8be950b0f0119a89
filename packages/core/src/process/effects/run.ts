import type { Effect } from "../../ability/effect.ts";
import type { Procedure, Process } from "../process.ts";
import { bind, type EffectContext, type Executor, NOTHING_DONE, type Outcome, wasDone } from "./context.ts";
import { EFFECTS } from "./effects.ts";

/** Carries out instructions in the order written (608.2c). Gives back what the last one did. */
export function* runEffects(p: Process, context: EffectContext, effects: readonly Effect[]): Procedure<Outcome> {
  let outcome: Outcome = NOTHING_DONE;
  for (const effect of effects) {
    const run = EFFECTS[effect.kind] as Executor<Effect["kind"]>; // the table is checked kind by kind
    outcome = yield* run(p, context, effect, runEffects);
    if (effect.as !== undefined) bind(context, effect.as, { ...outcome, done: wasDone(outcome) });
  }
  return outcome;
}
