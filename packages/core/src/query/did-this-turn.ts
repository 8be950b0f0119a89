import type { Filter } from "../ability/filter.ts";
import type { GameEvent } from "../model/event.ts";
import type { ObjectId } from "../model/ids.ts";
import { eventsThisTurn } from "../storage/history.ts";
import { knownObject } from "./known-object.ts";
import type { Scope } from "./scope.ts";

type ThisTurn = Extract<Filter, { kind: "this-turn" }>;

/** Whether something happened to an object this turn, or it did something; only while it was this object (400.7). */
export function didThisTurn(scope: Scope, filter: ThisTurn, id: ObjectId): boolean {
  for (const event of eventsThisTurn(scope.state.history)) if (isOf(scope, filter, id, event)) return true;
  return false;
}

function isOf(scope: Scope, { by, did, to, under }: ThisTurn, id: ObjectId, event: GameEvent): boolean {
  switch (did) {
    case "entered":
      // An object's own controller is the one it came under; what changes that applies in layer 2.
      if (
        under !== undefined &&
        !scope.evaluate.players(scope, under).includes(knownObject(scope.state, id).controller)
      )
        return false;
      return (
        (event.kind === "zone-change" &&
          event.arrived.some(({ object, zone }) => object === id && zone === "battlefield")) ||
        (event.kind === "created" && event.object === id && event.zone === "battlefield")
      );
    case "attacked":
      return (
        event.kind === "attack-declared" &&
        event.attackers.some(
          ({ object, defender }) =>
            object === id &&
            (to === undefined || (typeof defender === "number" && scope.evaluate.selects(scope, to, defender))),
        )
      );
    case "blocked":
      return event.kind === "block-declared" && event.blocks.some(({ blocker }) => blocker === id);
    case "was-dealt-damage":
      return (
        event.kind === "damage" &&
        "object" in event.to &&
        event.to.object === id &&
        (by === undefined || (event.source !== undefined && scope.evaluate.matches(scope, by, event.source)))
      );
    case "dealt-damage":
      return (
        event.kind === "damage" &&
        event.source === id &&
        (to === undefined || ("object" in event.to && scope.evaluate.selects(scope, to, event.to.object)))
      );
    case "was-cast":
      return event.kind === "cast" && event.object === id;
    case "put-into-graveyard":
    case "put-into-exile": {
      const to = did === "put-into-exile" ? "exile" : "graveyard";
      return event.kind === "zone-change" && event.arrived.some(({ object, zone }) => object === id && zone === to);
    }
    case "turned-face-up":
      return event.kind === "turned-face-up" && event.object === id;
    case "died":
      return (
        event.kind === "zone-change" &&
        event.former === id &&
        knownObject(scope.state, id).zone === "battlefield" &&
        event.arrived.some(({ zone }) => zone === "graveyard")
      );
    case "left":
      return event.kind === "zone-change" && event.former === id && knownObject(scope.state, id).zone === "battlefield";
  }
}
