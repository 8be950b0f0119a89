import { objectAt } from "../../storage/objects.ts";
import { isEvent, isObject, isPlayer, isRef, type Matchers, refOf, when } from "./event-view.ts";

/** What became of a permanent where it is. */
export const PERMANENTS: Matchers<
  "transforms" | "turned-face-up" | "turned-face-down" | "counters" | "status" | "attached" | "loses-control"
> = {
  transforms: (view, trigger, event) =>
    when(
      isEvent(event, "transformed", "converted") &&
        isObject(view, event, trigger.subject, event.object) &&
        isObject(view, event, trigger.into, event.object),
      event,
    ),
  "turned-face-up": (view, trigger, event) =>
    when(
      isEvent(event, "turned-face-up") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.subject, event.object),
      event,
    ),
  "turned-face-down": (view, trigger, event) =>
    when(isEvent(event, "turned-face-down") && isObject(view, event, trigger.subject, event.object), event),
  counters: (view, trigger, event) => {
    if (
      !isEvent(event, "counters") ||
      (trigger.change === "add" ? event.change <= 0 : event.change >= 0) ||
      (trigger.counter !== "any" && trigger.counter !== event.counter)
    )
      return [];
    if (!isPlayer(view, event, trigger.who, event.player) || !isObject(view, event, trigger.subject, event.object))
      return [];
    const now = objectAt(view.after, event.object)?.counters[event.counter] ?? 0;
    if (trigger.last !== undefined && now !== 0) return [];
    return when(trigger.nth === undefined || (now >= trigger.nth && now - event.change < trigger.nth), event);
  },
  status: (view, trigger, event) =>
    when(
      isEvent(event, trigger.change) &&
        (trigger.forMana === undefined || event.forMana === true) &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.subject, event.object),
      event,
    ),
  attached: (view, trigger, event) => {
    if (trigger.change === "attached")
      return when(
        isEvent(event, "attached") &&
          (trigger.entering === undefined || event.entering === true) &&
          isObject(view, event, trigger.subject, event.object) &&
          isRef(view, event, trigger.to, refOf(event.to)),
        event,
      );
    return when(
      isEvent(event, "unattached") &&
        isObject(view, event, trigger.subject, event.object) &&
        isRef(view, event, trigger.to, refOf(event.from)),
      event,
    );
  },
  "loses-control": (view, trigger, event) => {
    // What leaves the battlefield is no longer controlled (108.4).
    if (isEvent(event, "zone-change"))
      return when(event.from === "battlefield" && isObject(view, event, trigger.subject, event.former), event);
    return when(
      isEvent(event, "control-changed") &&
        event.from === view.scope.ctx.controller &&
        isObject(view, event, trigger.subject, event.object),
      event,
    );
  },
};
