import type { Effect } from "../../../ability/effect.ts";
import type { Procedure, Process } from "../../process.ts";
import { unsupported } from "../../unsupported.ts";
import type { EffectContext, Executor, Outcome, RunEffects } from "../context.ts";

/** A keyword action as an instruction. */
export type ActionEffect = Effect & { readonly kind: "action" };
/** What a keyword action is called. */
export type ActionName = ActionEffect["action"];
/** Carries out one keyword action (701). */
export type ActionExecutor = (p: Process, context: EffectContext, effect: ActionEffect, run: RunEffects) => Procedure<Outcome>;

const isUnsupported = (name: ActionName): ActionExecutor =>
  function* () {
    return unsupported(name);
  };

/** The keyword actions that have no executor yet: whatever needs them is refused. */
export const UNSUPPORTED_ACTIONS: readonly ActionName[] = ["learn", "exert", "collect-evidence", "foretell", "time-travel", "waterbend", "blight", "clash", "vote"];

/** The keyword actions that have an executor. */
const SUPPORTED: Readonly<Partial<Record<ActionName, ActionExecutor>>> = {};

/** Whether a keyword action has an executor. */
export const isSupportedAction = (name: ActionName): boolean => SUPPORTED[name] !== undefined;

/** A keyword action (701). */
export const doAction: Executor<"action"> = function* (p, context, effect, run) {
  return yield* (SUPPORTED[effect.action] ?? isUnsupported(effect.action))(p, context, effect, run);
};
