import type { Effect } from "../../ability/effect.ts";
import type { Procedure, Process } from "../process.ts";
import { bind, type EffectContext, type Executor, NOTHING_DONE, type Outcome, wasDone } from "./context.ts";
import { EFFECTS } from "./effects.ts";

/** Carries out instructions in the order written (608.2c). Gives back what the last one did. */
export function* runEffects(p: Process, context: EffectContext, effects: readonly Effect[]): Procedure<Outcome> {
  let outcome: Outcome = NOTHING_DONE;
  for (const [at, effect] of effects.entries()) {
    const before = effects[at - 1];
    // “When you do” is about the instruction before it (603.12).
    if (effect.kind === "when-you-do" && before !== undefined && !wasDone(outcome) && !mayBeNone(before)) continue;
    const run = EFFECTS[effect.kind] as Executor<Effect["kind"]>; // the table is checked kind by kind
    outcome = yield* run(p, context, effect, runEffects);
    if (effect.as !== undefined)
      bind(context, effect.as, { ...outcome, done: wasDone(outcome) && isInFull(effect, outcome) });
  }
  return outcome;
}

/** Whether as many were acted on as the instruction asks for: doing as much as possible (609.3) is not yet doing it. */
function isInFull(effect: Effect, { objects = [] }: Outcome): boolean {
  if (effect.kind === "discard" && typeof effect.count === "number") return objects.length >= effect.count;
  if (!("what" in effect) || typeof effect.what !== "object" || !("kind" in effect.what)) return true;
  const { what } = effect;
  return (
    (what.kind !== "choose" && what.kind !== "choose-from") ||
    typeof what.min !== "number" ||
    objects.length >= what.min
  );
}

/** Whether doing it to nothing is doing it: “reveal any number of cards”. */
function mayBeNone(effect: Effect): boolean {
  if (!("what" in effect) || typeof effect.what !== "object" || !("kind" in effect.what)) return false;
  const { what } = effect;
  return (what.kind === "choose" || what.kind === "choose-from") && what.min === 0;
}
