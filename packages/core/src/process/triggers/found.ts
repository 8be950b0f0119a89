import type { Trigger } from "../../ability/trigger.ts";
import type { GameEvent } from "../../model/event.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Binding, Bindings } from "../../model/object.ts";
import { scopeOf } from "../../query/evaluate.ts";
import { amountOfEvent, excessOfEvent, holdersOf } from "../../query/events/event-roles.ts";
import type { EventView } from "../../query/events/event-view.ts";
import { matchEvent } from "../../query/events/match-event.ts";
import { TRIGGERS_OF_EVENT } from "./trigger-kinds.ts";
import type { View } from "./view.ts";

/** What triggered an ability: an event; and where it triggers once for several at the same time, all of what they were about. */
export interface Found {
  readonly event: GameEvent;
  readonly bound?: Bindings;
}

/** What in the events triggers an ability: each that matches, or, for “one or more”, all of them once (603.2c). */
export function matchesIn(view: View, trigger: Trigger, events: readonly GameEvent[]): readonly Found[] {
  const seen: EventView = {
    scope: scopeOf(view.state, view.context),
    after: view.after,
    moved: view.state === view.after ? "as-it-is" : "as-it-was",
  };
  const found = events.flatMap((event) =>
    TRIGGERS_OF_EVENT[event.kind].includes(trigger.kind) ? matchEvent(seen, trigger, event) : [],
  );
  if ("oneOrMore" in trigger && trigger.oneOrMore !== undefined)
    return grouped(found, playerOfGroup).map((group) => ({ event: group[0], bound: boundOf(group) }));
  // What is dealt damage by several sources at the same time is dealt damage once, all of it (120.10).
  if (trigger.kind === "dealt-damage" && trigger.by === undefined)
    return grouped(found, recipientOf).map((group) =>
      group.length === 1 ? { event: group[0] } : { event: group[0], bound: boundOf(group) },
    );
  // What a source deals to several recipients at the same time, it deals once, where the ability doesn't ask to whom (603.2c).
  if (trigger.kind === "deals-damage" && trigger.to === undefined)
    return grouped(found, sourceOfDamage).map((group) =>
      group.length === 1 ? { event: group[0] } : { event: group[0], bound: boundOf(group) },
    );
  return found.map((event) => ({ event }));
}

type Group = readonly [GameEvent, ...GameEvent[]];

/** Events that have the same key, together, in their order. */
function grouped(events: readonly GameEvent[], keyOf: (event: GameEvent) => string): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const event of events) {
    const key = keyOf(event);
    const before = groups.get(key);
    groups.set(key, before === undefined ? [event] : [...before, event]);
  }
  return [...groups.values()];
}

function recipientOf(event: GameEvent): string {
  return event.kind === "damage" ? JSON.stringify(event.to) : "";
}

function sourceOfDamage(event: GameEvent): string {
  return event.kind === "damage" ? String(event.source) : "";
}

/** “A player”, “an opponent” of a “one or more” trigger: it triggers once for each of them. */
function playerOfGroup(event: GameEvent): PlayerId | "all" {
  if (event.kind === "damage") return "player" in event.to ? event.to.player : "all";
  return event.kind === "discarded" ||
    event.kind === "milled" ||
    event.kind === "sacrificed" ||
    event.kind === "created"
    ? event.player
    : "all";
}

function boundOf(group: readonly GameEvent[]): Bindings {
  const roles = ["subject", "source", "recipient"] as const;
  const holders = roles.flatMap((role): readonly (readonly [string, Binding])[] => {
    const objects = [...new Set(group.flatMap((event) => holdersOf(event, role).objects))];
    return objects.length === 0 ? [] : [[`event:${role}`, { objects }]];
  });
  return {
    ...Object.fromEntries(holders),
    "event:amount": { number: group.reduce((sum, event) => sum + amountOfEvent(event), 0) },
    ...(group.some((event) => excessOfEvent(event) > 0)
      ? { "event:excess": { number: group.reduce((sum, event) => sum + excessOfEvent(event), 0) } }
      : {}),
  };
}
