import type { Trigger } from "../../ability/trigger.ts";
import type { GameEvent, ZoneChangeCause } from "../../model/event.ts";
import type { ObjectId } from "../../model/ids.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import { objectAt } from "../../storage/objects.ts";
import {
  at,
  cardOfEvent,
  type EventOf,
  type EventView,
  isEvent,
  isObject,
  isPlayer,
  type Matchers,
  when,
} from "./event-view.ts";

/** A player did something to an object, and the event names both. */
const byPlayer =
  (kind: "discarded" | "milled" | "sacrificed") =>
  (
    view: EventView,
    trigger: Extract<Trigger, { kind: "discards" | "mills" | "sacrifices" }>,
    event: GameEvent,
  ): readonly GameEvent[] =>
    when(
      isEvent(event, kind) &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object),
      event,
    );

/** What moved, came into being, was discarded, milled or sacrificed (603.6). */
export const ZONE_CHANGES: Matchers<
  "enters" | "leaves" | "dies" | "zone-change" | "creates" | "discards" | "mills" | "sacrifices"
> = {
  enters: (view, trigger, event) => {
    if (isEvent(event, "created"))
      return when(
        event.zone === "battlefield" &&
          trigger.from === undefined &&
          trigger.wasCast !== true &&
          trigger.castFrom === undefined &&
          entered(view, trigger, event, event.object),
        event,
      );
    if (
      !isEvent(event, "zone-change") ||
      event.from === "battlefield" ||
      (trigger.from !== undefined && !trigger.from.includes(event.from)) ||
      !isPlayer(view, event, trigger.whose, event.player)
    )
      return [];
    return event.arrived
      .filter(({ object, zone }) => zone === "battlefield" && entered(view, trigger, event, object))
      .map((arrived) => ({ ...event, arrived: [arrived] }));
  },
  leaves: (view, trigger, event) =>
    when(
      isEvent(event, "zone-change") &&
        event.from === "battlefield" &&
        !event.arrived.some(({ zone }) => zone === "battlefield" || trigger.exceptTo?.includes(zone) === true) &&
        (trigger.to === undefined || event.arrived.some(({ zone }) => trigger.to?.includes(zone) === true)) &&
        isObject(view, event, trigger.subject, event.former),
      event,
    ),
  dies: (view, trigger, event) => {
    if (
      !isEvent(event, "zone-change") ||
      event.from !== "battlefield" ||
      !event.arrived.some(({ zone }) => zone === "graveyard")
    )
      return [];
    return when(
      isObject(view, event, trigger.subject, event.former) &&
        (trigger.damagedBy === undefined || wasDamagedBy(view, trigger, event)),
      event,
    );
  },
  "zone-change": (view, trigger, event) => {
    if (
      !isEvent(event, "zone-change") ||
      (trigger.from !== undefined && !trigger.from.includes(event.from)) ||
      trigger.exceptFrom?.includes(event.from) === true ||
      (trigger.activating !== undefined && !paidFor(view, event.cause, trigger.activating)) ||
      !isPlayer(view, event, trigger.whose, event.player)
    )
      return [];
    const { to } = trigger;
    const arrived = to === undefined ? event.arrived : event.arrived.filter(({ zone }) => to.includes(zone));
    if (arrived.length === 0) return [];
    if (view.moved !== "as-it-is" && isObject(view, event, trigger.subject, event.former)) return [event];
    if (view.moved === "as-it-was") return [];
    return arrived
      .filter(({ object }) => isObject(view, event, trigger.subject, object))
      .map((one) => ({ ...event, arrived: [one] }));
  },
  creates: (view, trigger, event) =>
    when(
      isEvent(event, "created") &&
        event.zone === "battlefield" &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object),
      event,
    ),
  discards: byPlayer("discarded"),
  mills: byPlayer("milled"),
  sacrifices: byPlayer("sacrificed"),
};

function entered(
  view: EventView,
  trigger: Trigger & { readonly kind: "enters" },
  event: GameEvent,
  object: ObjectId,
): boolean {
  if (!isObject(view, event, trigger.subject, object)) return false;
  const permanent = cardOfEvent(view.scope.state, object)?.permanent;
  if (trigger.wasCast !== undefined && (permanent?.castBy !== undefined) !== trigger.wasCast) return false;
  if (trigger.castFrom !== undefined && permanent?.castFrom !== trigger.castFrom) return false;
  return (
    trigger.underControl === undefined ||
    isPlayer(view, event, trigger.underControl, view.scope.read.controller(object))
  );
}

function wasDamagedBy(
  view: EventView,
  trigger: Trigger & { readonly kind: "dies" },
  event: EventOf<"zone-change">,
): boolean {
  const sources = trigger.damagedBy === undefined ? [] : view.scope.evaluate.select(at(view, event), trigger.damagedBy);
  for (const past of eventsThisTurn(view.after.history)) {
    if (
      past.kind === "damage" &&
      "object" in past.to &&
      past.to.object === event.former &&
      past.source !== undefined &&
      sources.includes(past.source)
    )
      return true;
  }
  return false;
}

/** Whether it was a cost of an ability of this keyword that the trigger's controller is activating: it is the top of the stack meanwhile (602.2a). */
function paidFor(view: EventView, cause: ZoneChangeCause, keyword: string): boolean {
  const top = cause === "cost" ? view.after.stack.at(-1) : undefined;
  const object = top === undefined ? undefined : objectAt(view.after, top);
  return (
    object?.kind === "ability" &&
    object.form === "activated" &&
    object.controller === view.scope.ctx.controller &&
    "keyword" in object.ability &&
    object.ability.keyword === keyword
  );
}
