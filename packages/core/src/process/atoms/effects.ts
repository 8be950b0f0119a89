import type { EffectId } from "../../model/ids.ts";
import type { ContinuousEffect, DelayedTrigger, FloatingReplacement } from "../../model/state.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** An effect before the game gives it its id (and, where it has none of its own, its timestamp). */
export type NewEffect = Omit<ContinuousEffect, "id" | "timestamp"> | Omit<DelayedTrigger, "id"> | Omit<FloatingReplacement, "id" | "timestamp">;

/** Starts a continuous, delayed or replacement effect; a change of control or a copy is an event. */
export function* startEffect(_p: Process, _effect: NewEffect): Procedure<EffectId> {
  return unsupported("starting an effect");
}

/** Ends effects. */
export function* endEffects(_p: Process, _ids: readonly EffectId[]): Procedure {
  unsupported("ending effects");
}
