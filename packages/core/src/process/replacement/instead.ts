import type { Effect } from "../../ability/effect.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { wasDone } from "../effects/context.ts";
import { runEffects } from "../effects/run.ts";
import type { Procedure, Process } from "../process.ts";

/** Carries out what a replacement effect says to do instead of, or along with, what it replaces. Gives back whether that did anything. */
export function* doInstead(p: Process, context: EvaluationContext, effects: readonly Effect[]): Procedure<boolean> {
  if (effects.length === 0) return false;
  return wasDone(yield* runEffects(p, { ...context, bound: context.bound ?? {}, began: p.state }, effects));
}
