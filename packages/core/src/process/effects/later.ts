import type { TriggeredAbility } from "../../ability/ability.ts";
import type { WaitingTrigger } from "../../model/state.ts";
import { unsupported } from "../../model/unsupported.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { startEffect } from "../atoms/effects.ts";
import type { Procedure, Process } from "../process.ts";
import { boundWithTargets, type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { fixDuration } from "./fix-duration.ts";
import { isTrue } from "./refer.ts";

/** “When you do, …”: an ability that triggers at once, for something that has just been done (603.12). */
export function* doWhenYouDo(p: Process, context: EffectContext, effect: EffectOf<"when-you-do">): Procedure<Outcome> {
  if (effect.condition !== undefined && !isTrue(p, context, effect.condition)) return NOTHING_DONE;
  const { source, controller } = context;
  if (source === undefined) return unsupported("a reflexive trigger without a source");
  const ability: TriggeredAbility = { kind: "triggered", triggers: [], ...effect.body };
  const { event, x } = context;
  const waiting: WaitingTrigger = {
    source,
    controller,
    ability,
    key: context.ability === undefined ? "reflexive" : `${context.ability.key}/reflexive`,
    turnedThen: turnedOf(p, context),
    bound: boundWithTargets(context),
    order: p.state.waiting.length,
    ...(event === undefined ? {} : { event }),
    ...(x === undefined ? {} : { x }),
  };
  p.state = { ...p.state, waiting: [...p.state.waiting, waiting] };
  return { done: true };
}

/** “At the beginning of the next end step, …”: a delayed triggered ability (603.7). */
export function* doDelayed(p: Process, context: EffectContext, effect: EffectOf<"delayed">): Procedure<Outcome> {
  const { event, x, controller, source } = context;
  if (source === undefined) return unsupported("a delayed trigger without a source");
  const duration = effect.duration === undefined ? undefined : yield* fixDuration(p, context, effect.duration);
  for (const trigger of effect.or === undefined ? [effect.trigger] : [effect.trigger, effect.or])
    yield* startEffect(p, {
      kind: "delayed",
      source,
      controller,
      trigger,
      body: effect.body,
      bound: boundWithTargets(context),
      turnedThen: turnedOf(p, context),
      ...(effect.condition === undefined ? {} : { condition: effect.condition }),
      ...(effect.each === undefined ? {} : { each: effect.each }),
      ...(duration === undefined ? {} : { duration }),
      ...(event === undefined ? {} : { event }),
      ...(x === undefined ? {} : { x }),
    });
  return { done: true };
}

/** How often the source had transformed or converted at this point (701.27f). */
function turnedOf(p: Process, context: EffectContext): number {
  return (context.source === undefined ? undefined : cardObjectAt(p.state, context.source)?.turned) ?? 0;
}
