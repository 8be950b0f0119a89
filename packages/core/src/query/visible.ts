import type { Decision } from "../model/decision.ts";
import type { GameEvent } from "../model/event.ts";
import { type ObjectId, objectId, type PlayerId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { HIDDEN_ZONES, type Zone } from "../model/zone.ts";
import { eventsThisTurn } from "../storage/history.ts";
import { objectAt } from "../storage/objects.ts";
import { canSee } from "./can-see.ts";
import { deciderOf } from "./decider.ts";

/** Stands for an object that the viewer can't tell from others; no object has this id. */
export const HIDDEN_OBJECT: ObjectId = objectId(0);

/** A decision as a viewer may know it: their own whole, somebody else's without its domain. */
export function visibleDecision(
  state: GameState,
  decision: Decision,
  viewer: PlayerId | "spectator",
): Decision | Pick<Decision, "kind" | "player" | "code" | "rules"> {
  const { kind, player, code, rules } = decision;
  return player === viewer || (player !== "nature" && deciderOf(state, player) === viewer)
    ? decision
    : { kind, player, code, rules };
}

/** What happened this turn, as a viewer may know it: cards in hidden zones that they can't see have no ids; looks of others are left out. */
export function visibleEvents(state: GameState, viewer: PlayerId | "spectator"): readonly GameEvent[] {
  return [...eventsThisTurn(state.history)].flatMap((event) => {
    const seen = visibleEvent(state, viewer, event);
    return seen === undefined ? [] : [seen];
  });
}

/** One event as a viewer may know it. Nothing: they don't learn of it. */
export function visibleEvent(
  state: GameState,
  viewer: PlayerId | "spectator",
  event: GameEvent,
): GameEvent | undefined {
  const show = (id: ObjectId): ObjectId => (isFollowed(state, viewer, id) ? id : HIDDEN_OBJECT);
  switch (event.kind) {
    case "looked-at":
      return event.player === viewer ? event : undefined;
    case "drawn":
      return { ...event, object: show(event.object) };
    case "zone-change":
      return {
        ...event,
        former: isHidden(event.from) ? formerShown(state, viewer, event) : event.former,
        arrived: event.arrived.map(({ object, zone }) => ({ object: isHidden(zone) ? show(object) : object, zone })),
      };
    case "action":
      return {
        ...event,
        ...(event.object === undefined ? {} : { object: show(event.object) }),
        ...(event.objects === undefined ? {} : { objects: event.objects.map(show) }),
      };
    default:
      return event;
  }
}

function isHidden(zone: Zone): boolean {
  return HIDDEN_ZONES.some((hidden) => hidden === zone);
}

/** A card that left a hidden zone is followed back only by who saw it there: its owner, in their hand. */
function formerShown(
  state: GameState,
  viewer: PlayerId | "spectator",
  event: Extract<GameEvent, { kind: "zone-change" }>,
): ObjectId {
  const own = event.from === "hand" && event.player === viewer;
  return own ||
    event.arrived.every(
      ({ object }) =>
        objectAt(state, object) !== undefined && isFollowed(state, viewer, object) && event.from === "hand",
    )
    ? event.former
    : HIDDEN_OBJECT;
}

function isFollowed(state: GameState, viewer: PlayerId | "spectator", id: ObjectId): boolean {
  const object = objectAt(state, id);
  if (object === undefined || (object.zone !== "library" && object.zone !== "hand")) return true;
  return viewer === "spectator"
    ? state.players.every((player) => canSee(state, player.id, id))
    : canSee(state, viewer, id);
}
