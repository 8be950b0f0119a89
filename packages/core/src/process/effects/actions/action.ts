import type { Effect } from "../../../ability/effect.ts";
import type { Procedure, Process } from "../../process.ts";
import type { EffectContext, Outcome, RunEffects } from "../context.ts";

/** A keyword action as an instruction. */
export type ActionEffect = Effect & { readonly kind: "action" };
/** What a keyword action is called. */
export type ActionName = ActionEffect["action"];
/** Carries out one keyword action (701). */
export type ActionExecutor = (
  p: Process,
  context: EffectContext,
  effect: ActionEffect,
  run: RunEffects,
) => Procedure<Outcome>;
