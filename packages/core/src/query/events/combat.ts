import type { Trigger } from "../../ability/trigger.ts";
import type { GameEvent } from "../../model/event.ts";
import {
  type EventOf,
  type EventView,
  isEvent,
  isObject,
  isPlayer,
  isRef,
  type Matchers,
  refOf,
  when,
} from "./event-view.ts";

/** What attacked, blocked, and dealt damage. */
export const COMBAT: Matchers<
  "attacks" | "player-attacks" | "blocks" | "becomes-blocked" | "attacks-unblocked" | "deals-damage" | "dealt-damage"
> = {
  attacks: (view, trigger, event) => {
    if (!isEvent(event, "attack-declared") || (trigger.alone !== undefined && event.attackers.length !== 1)) return [];
    return event.attackers.flatMap((attack): readonly GameEvent[] => {
      const narrowed = { ...event, attackers: [attack] };
      if (
        !isObject(view, narrowed, trigger.subject, attack.object) ||
        !isDefender(view, trigger, narrowed, attack.defender)
      )
        return [];
      const { withOthers } = trigger;
      const others =
        withOthers === undefined
          ? []
          : event.attackers.filter(
              (other) => other.object !== attack.object && isObject(view, narrowed, withOthers.filter, other.object),
            );
      return when(withOthers === undefined || others.length >= withOthers.atLeast, narrowed);
    });
  },
  "player-attacks": (view, trigger, event) => {
    if (!isEvent(event, "attack-declared") || !isPlayer(view, event, trigger.who, event.player)) return [];
    const attackers = event.attackers.filter(
      ({ object, defender }) =>
        isObject(view, event, trigger.with, object) &&
        (trigger.whom === undefined || (typeof defender === "string" && isPlayer(view, event, trigger.whom, defender))),
    );
    const enough =
      trigger.exactly === undefined ? attackers.length >= (trigger.atLeast ?? 1) : attackers.length === trigger.exactly;
    const power = (): number =>
      attackers.reduce((sum, { object }) => sum + (view.scope.read.characteristics(object).power ?? 0), 0);
    return when(enough && (trigger.totalPower === undefined || power() >= trigger.totalPower), { ...event, attackers });
  },
  blocks: (view, trigger, event) => {
    if (!isEvent(event, "block-declared")) return [];
    return event.blocks.flatMap((block): readonly GameEvent[] => {
      if (!isObject(view, { ...event, blocks: [block] }, trigger.subject, block.blocker)) return [];
      if (trigger.what === undefined) return [{ ...event, blocks: [block] }];
      return block.attackers
        .map((attacker) => ({ ...event, blocks: [{ ...block, attackers: [attacker] }] }))
        .filter((narrowed) =>
          narrowed.blocks.every(({ attackers }) => isObject(view, narrowed, trigger.what, attackers[0])),
        );
    });
  },
  "becomes-blocked": (view, trigger, event) => {
    if (!isEvent(event, "became-blocked") || !isObject(view, event, trigger.subject, event.object)) return [];
    const by =
      trigger.by === undefined ? event.by : event.by.filter((blocker) => isObject(view, event, trigger.by, blocker));
    if (trigger.by !== undefined && by.length === 0) return [];
    return trigger.each === undefined ? [event] : by.map((blocker) => ({ ...event, by: [blocker] }));
  },
  "attacks-unblocked": (view, trigger, event) =>
    when(isEvent(event, "unblocked") && isObject(view, event, trigger.subject, event.object), event),
  "deals-damage": (view, trigger, event) =>
    when(
      isEvent(event, "damage") &&
        (trigger.combat === undefined || trigger.combat === event.combat) &&
        isObject(view, event, trigger.source, event.source) &&
        isRef(view, event, trigger.to, event.to),
      event,
    ),
  "dealt-damage": (view, trigger, event) =>
    when(
      isEvent(event, "damage") &&
        (trigger.combat === undefined || trigger.combat === event.combat) &&
        (trigger.excess === undefined || (event.excess ?? 0) > 0) &&
        isRef(view, event, trigger.subject, event.to) &&
        isObject(view, event, trigger.by, event.source),
      event,
    ),
};

function isDefender(
  view: EventView,
  trigger: Trigger & { readonly kind: "attacks" },
  event: GameEvent,
  defender: EventOf<"attack-declared">["attackers"][number]["defender"],
): boolean {
  const wanted = trigger.defender;
  if (wanted === undefined) return true;
  if (wanted === "player") return typeof defender === "string";
  if (wanted === "you") return defender === view.scope.ctx.controller;
  if (wanted === "planeswalker")
    return typeof defender === "number" && isObject(view, event, { kind: "type", type: "Planeswalker" }, defender);
  return isRef(view, event, wanted, refOf(defender));
}
