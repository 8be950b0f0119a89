import type { Trigger } from "../ability/trigger.ts";
import type { GameEvent } from "../model/event.ts";
import type { ObjectId } from "../model/ids.ts";
import { eventsThisTurn } from "../storage/history.ts";
import { cardObjectAt } from "../storage/objects.ts";
import { knownObject } from "./known-object.ts";
import type { Scope } from "./scope.ts";

type ZoneTrigger = Extract<Trigger, { readonly kind: "enters" | "leaves" | "dies" | "zone-change" }>;

/** Whether an event is a zone change of a trigger's form (603.6): arriving objects are judged as they are now, leaving ones as they last were (603.10a). */
export function fitsZoneChange(scope: Scope, trigger: ZoneTrigger, event: GameEvent): boolean {
  const is = (id: ObjectId) => scope.evaluate.matches(scope, trigger.subject, id);
  if (event.kind === "created")
    return (
      trigger.kind === "enters" &&
      event.zone === "battlefield" &&
      trigger.from === undefined &&
      trigger.castFrom === undefined &&
      trigger.wasCast !== true &&
      is(event.object) &&
      underControl(scope, trigger, event.object)
    );
  if (event.kind !== "zone-change") return false;
  const { former, from, arrived } = event;
  const went = (zones: readonly string[] | undefined) =>
    zones === undefined ||
    arrived.some(({ zone }) => zones.includes(zone)) ||
    (arrived.length === 0 && zones.length === 0);
  switch (trigger.kind) {
    case "enters":
      return arrived.some(
        ({ object, zone }) =>
          zone === "battlefield" &&
          is(object) &&
          underControl(scope, trigger, object) &&
          cameFrom(scope, trigger, event, object),
      );
    case "leaves":
      return (
        from === "battlefield" &&
        is(former) &&
        went(trigger.to) &&
        !(trigger.exceptTo !== undefined && arrived.some(({ zone }) => trigger.exceptTo?.includes(zone)))
      );
    case "dies":
      return from === "battlefield" && went(["graveyard"]) && is(former) && wasDamagedBy(scope, trigger, former);
    case "zone-change": {
      if (trigger.from !== undefined && !trigger.from.includes(from)) return false;
      if (trigger.exceptFrom?.includes(from) === true || !went(trigger.to)) return false;
      if (trigger.whose !== undefined && !scope.evaluate.players(scope, trigger.whose).includes(event.player))
        return false;
      // “This card” may be known by the id it had or the one it got (400.7d).
      return is(former) || arrived.some(({ object }) => cardObjectAt(scope.state, object) !== undefined && is(object));
    }
  }
}

function underControl(scope: Scope, trigger: Extract<ZoneTrigger, { kind: "enters" }>, object: ObjectId): boolean {
  return (
    trigger.underControl === undefined ||
    scope.evaluate.players(scope, trigger.underControl).includes(scope.read.controller(object))
  );
}

function cameFrom(
  scope: Scope,
  trigger: Extract<ZoneTrigger, { kind: "enters" }>,
  event: Extract<GameEvent, { kind: "zone-change" }>,
  id: ObjectId,
): boolean {
  const object = knownObject(scope.state, id);
  const castFrom = object.kind === "card" ? object.permanent?.castFrom : undefined;
  if (trigger.from !== undefined && !trigger.from.includes(event.from)) return false;
  if (trigger.castFrom !== undefined && trigger.castFrom !== castFrom) return false;
  return trigger.wasCast === undefined || trigger.wasCast === (castFrom !== undefined);
}

function wasDamagedBy(scope: Scope, trigger: Extract<ZoneTrigger, { kind: "dies" }>, former: ObjectId): boolean {
  if (trigger.damagedBy === undefined) return true;
  const sources = scope.evaluate.select(scope, trigger.damagedBy);
  for (const event of eventsThisTurn(scope.state.history)) {
    if (
      event.kind === "damage" &&
      "object" in event.to &&
      event.to.object === former &&
      event.source !== undefined &&
      sources.includes(event.source)
    )
      return true;
  }
  return false;
}
