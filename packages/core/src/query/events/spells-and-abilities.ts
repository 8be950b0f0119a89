import type { PlayerRef } from "../../ability/player-ref.ts";
import type { Trigger } from "../../ability/trigger.ts";
import type { GameEvent } from "../../model/event.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { Zone } from "../../model/zone.ts";
import { numberOf } from "../number-of.ts";
import {
  cardOfEvent,
  type EventView,
  isDuring,
  isEvent,
  isObject,
  isPlayer,
  isRef,
  type Matchers,
  nthOf,
  when,
} from "./event-view.ts";

/** What was cast, activated, played, made a target, or done as a keyword action. */
export const SPELLS_AND_ABILITIES: Matchers<
  "cast" | "activates" | "triggers" | "becomes-target" | "plays-land" | "action" | "becomes"
> = {
  cast: (view, trigger, event) => {
    if (isEvent(event, "copied"))
      return when(
        trigger.copied === true &&
          cardOfEvent(view.scope.state, event.object) !== undefined &&
          isPlayer(view, event, trigger.who, event.player) &&
          isObject(view, event, trigger.spell, event.object),
        event,
      );
    if (
      !isEvent(event, "cast") ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isObject(view, event, trigger.spell, event.object)
    )
      return [];
    if (!isFrom(view, event, trigger)) return [];
    if (!isDuring(view, event, trigger.during)) return [];
    return when(
      trigger.nth === undefined ||
        nthOf(
          view,
          event,
          (other) =>
            isEvent(other, "cast") &&
            other.player === event.player &&
            isObject(view, other, trigger.spell, other.object),
        ) === trigger.nth,
      event,
    );
  },
  activates: (view, trigger, event) =>
    when(
      isEvent(event, "activated") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.source, event.source) &&
        (trigger.notMana === undefined || event.mana === undefined) &&
        (trigger.keyword === undefined || trigger.keyword === event.keyword),
      event,
    ),
  triggers: (view, trigger, event) =>
    when(isEvent(event, "triggered") && isObject(view, event, trigger.source, event.source), event),
  "becomes-target": (view, trigger, event) => {
    if (
      !isEvent(event, "became-target") ||
      !isPlayer(view, event, trigger.who, event.player) ||
      !isObject(view, event, trigger.by, event.by)
    )
      return [];
    const subject: TargetRef | undefined =
      event.object !== undefined
        ? { object: event.object }
        : event.target !== undefined
          ? { player: event.target }
          : undefined;
    if (subject === undefined || !isRef(view, event, trigger.subject, subject)) return [];
    return when(
      trigger.firstEachTurn === undefined ||
        nthOf(
          view,
          event,
          (other) => isEvent(other, "became-target") && other.object === event.object && other.target === event.target,
        ) === 1,
      event,
    );
  },
  "plays-land": (view, trigger, event) =>
    when(
      isEvent(event, "land-played") &&
        isPlayer(view, event, trigger.who, event.player) &&
        isObject(view, event, trigger.what, event.object) &&
        isFrom(view, event, trigger),
      event,
    ),
  action: (view, trigger, event) => {
    // 702.29d: a card that is cycled is discarded, so that this is all of both.
    if (trigger.action === "cycle-or-discard")
      return when(
        isEvent(event, "discarded") &&
          isPlayer(view, event, trigger.who, event.player) &&
          isObject(view, event, trigger.subject, event.object),
        event,
      );
    return when(
      isEvent(event, "action") &&
        event.action === trigger.action &&
        (trigger.room === undefined || event.room === trigger.room) &&
        (event.half === undefined || isOfDoor(view, trigger, event.half)) &&
        isPlayer(view, event, trigger.who, event.player) &&
        (trigger.subject === undefined ||
          [event.object, ...(event.objects ?? [])].some((object) => isObject(view, event, trigger.subject, object))),
      event,
    );
  },
  becomes: (view, trigger, event) =>
    when(
      isEvent(event, "action") &&
        (trigger.what === "plotted" ? PLOTTED.includes(event.action) : event.action === trigger.what) &&
        (trigger.level === undefined || isOfLevel(view, trigger.level, event.object)) &&
        isObject(view, event, trigger.subject, event.object),
      event,
    ),
};

/** How a card becomes plotted: by its owner's special action, or by what a spell or ability says (702.170a, 702.170c). */
const PLOTTED: readonly string[] = ["plot", "becomes-plotted"];

/** Whether a Class's level is now this one (716.2a). */
const isOfLevel = ({ scope }: EventView, level: number, id: ObjectId | undefined): boolean =>
  id !== undefined && numberOf(scope, "level", id) === level;

/** “When you unlock this door” is about the half that it is printed on (709.5h, 709.5j); what is printed on no Room is about any door. */
function isOfDoor({ scope }: EventView, trigger: Trigger, half: 0 | 1): boolean {
  const doors = Object.values(scope.state.definitions).flatMap(({ halves }) =>
    halves?.kind === "room"
      ? halves.parts.flatMap(({ abilities }, at) =>
          abilities.some((ability) => ability.kind === "triggered" && ability.triggers.includes(trigger)) ? [at] : [],
        )
      : [],
  );
  return doors.length === 0 || doors.includes(half);
}

/** Whether a card was cast or played from one of these zones, of one of these players: a card is in its owner's hand, library or graveyard (400.3). */
function isFrom(
  view: EventView,
  event: Extract<GameEvent, { kind: "cast" | "land-played" }>,
  trigger: { readonly from?: readonly Zone[]; readonly whose?: PlayerRef },
): boolean {
  if (trigger.from !== undefined && !trigger.from.includes(event.from)) return false;
  return isPlayer(view, event, trigger.whose, cardOfEvent(view.scope.state, event.object)?.owner);
}
