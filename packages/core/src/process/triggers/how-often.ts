import type { TriggeredAbility } from "../../ability/ability.ts";
import type { GameEvent } from "../../model/event.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { View } from "./view.ts";

/** How often an ability triggers on an event: once, not at all where something keeps it from triggering, or more often (603.2d). */
export function timesTriggered(state: GameState, view: View, _ability: TriggeredAbility, event: GameEvent): number {
  const { source } = view.context;
  if (source === undefined) return 1;
  const cause = causeOf(event);
  const kept = rulesInForce(state, "no-trigger").some(({ rule, context }) => {
    if (
      cause === undefined ||
      rule.cause !== cause.kind ||
      !matches(view.state, context, rule.subject, { object: cause.subject })
    )
      return false;
    return rule.of === undefined || matches(view.state, context, rule.of, { object: source });
  });
  if (kept) return 0;
  return rulesInForce(state, "trigger-again").reduce((times, { rule, context }) => {
    if (!matches(view.state, context, rule.source, { object: source })) return times;
    if (rule.cause !== undefined && rule.cause !== cause?.kind) return times;
    if (
      rule.subject !== undefined &&
      (cause === undefined || !matches(view.state, context, rule.subject, { object: cause.subject }))
    )
      return times;
    return times + (rule.times ?? 1);
  }, 1);
}

interface Cause {
  readonly kind: "enters" | "dies" | "attacks" | "turned-face-up";
  readonly subject: ObjectId;
}

/** What such rules name as the cause of a trigger. */
function causeOf(event: GameEvent): Cause | undefined {
  switch (event.kind) {
    case "created":
      return event.zone === "battlefield" ? { kind: "enters", subject: event.object } : undefined;
    case "zone-change": {
      const [arrived] = event.arrived;
      if (arrived?.zone === "battlefield") return { kind: "enters", subject: arrived.object };
      return event.from === "battlefield" && arrived?.zone === "graveyard"
        ? { kind: "dies", subject: event.former }
        : undefined;
    }
    case "turned-face-up":
      return { kind: "turned-face-up", subject: event.object };
    case "attack-declared": {
      const [attack] = event.attackers;
      return attack === undefined ? undefined : { kind: "attacks", subject: attack.object };
    }
    default:
      return undefined;
  }
}
