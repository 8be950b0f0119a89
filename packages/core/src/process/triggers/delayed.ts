import type { TriggeredAbility } from "../../ability/ability.ts";
import type { DelayedTrigger, WaitingTrigger } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holds } from "../../query/evaluate.ts";
import type { Batch, Process } from "../process.ts";
import { type Found, matchesIn } from "./found.ts";
import type { View } from "./view.ts";
import { looksBack } from "./works-in.ts";

/** Lets delayed triggered abilities wait whose event has happened; each only the next time, unless it says otherwise (603.7b). */
export function collectDelayed(p: Process, batch: Batch): void {
  const after = p.state;
  for (const effect of p.state.effects) {
    if (effect.kind !== "delayed") continue;
    const context: EvaluationContext = {
      source: effect.source,
      controller: effect.controller,
      bound: effect.bound,
      ...(effect.x === undefined ? {} : { x: effect.x }),
    };
    const view: View = { state: looksBack(effect.trigger) ? batch.before : after, after, context };
    const found = matchesIn(view, effect.trigger, batch.events).filter(
      (one) => effect.condition === undefined || holds(p.state, { ...context, event: one.event }, effect.condition),
    );
    const triggering = effect.each === undefined ? found.slice(0, 1) : found;
    if (triggering.length === 0) continue;
    const kept = effect.each === undefined ? p.state.effects.filter(({ id }) => id !== effect.id) : p.state.effects;
    p.state = {
      ...p.state,
      effects: kept,
      waiting: [...p.state.waiting, ...triggering.map((one) => waitingOf(effect, one))],
    };
  }
}

function waitingOf(effect: DelayedTrigger, { event, bound }: Found): WaitingTrigger {
  const { source, controller, body, condition, turnedThen, x } = effect;
  const ability: TriggeredAbility = {
    kind: "triggered",
    triggers: [effect.trigger],
    ...body,
    ...(condition === undefined ? {} : { condition }),
  };
  // The beginning of a step is about no object: what the ability calls “that creature” is of the event in which it was made.
  const about = effect.trigger.kind === "step" && effect.event !== undefined ? effect.event : event;
  return {
    source,
    controller,
    ability,
    key: `delayed:${effect.id}`,
    event: about,
    turnedThen,
    bound: { ...effect.bound, ...bound },
    order: effect.id,
    ...(x === undefined ? {} : { x }),
  };
}
