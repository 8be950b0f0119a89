import { becomeMonarch } from "../atoms/monarch.ts";
import type { Procedure, Process } from "../process.ts";
import { playerFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";

/** A player becomes the monarch (725.1). */
export function* doBecomeMonarch(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"become-monarch" | "take-initiative" | "venture" | "tempted-by-ring">,
): Procedure<Outcome> {
  const player = yield* playerFor(p, context, effect.who);
  return player !== undefined && (yield* becomeMonarch(p, player)) ? { players: [player] } : NOTHING_DONE;
}
