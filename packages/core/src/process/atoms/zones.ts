import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import { type Process, patchPlayer, playerAt } from "../process.ts";

/** Where in a list an object comes: for a library `top` is its first, for other zones `last` is the newest. */
export type Place = "first" | "last" | { readonly at: number };

/** The objects of a zone, of one player where each has their own (400.1). */
function idsInZone(state: GameState, zone: Zone, owner: PlayerId): readonly ObjectId[] {
  switch (zone) {
    case "battlefield":
    case "stack":
    case "exile":
    case "command":
      return state[zone];
    default:
      return playerAt(state, owner)[zone];
  }
}

/** Takes an object out of the list of its zone. */
export function removeFromZone(p: Process, zone: Zone, owner: PlayerId, id: ObjectId): void {
  replaceList(p, zone, owner, (ids) => ids.filter((other) => other !== id));
}

/** Puts an object into the list of a zone. */
export function insertIntoZone(p: Process, zone: Zone, owner: PlayerId, id: ObjectId, place: Place): void {
  replaceList(p, zone, owner, (ids) => {
    if (place === "last") return [...ids, id];
    const at = place === "first" ? 0 : place.at;
    return [...ids.slice(0, at), id, ...ids.slice(at)];
  });
}

function replaceList(
  p: Process,
  zone: Zone,
  owner: PlayerId,
  change: (ids: readonly ObjectId[]) => readonly ObjectId[],
): void {
  const ids = change(idsInZone(p.state, zone, owner));
  if (zone === "battlefield" || zone === "stack" || zone === "exile" || zone === "command")
    p.state = { ...p.state, [zone]: ids };
  else patchPlayer(p, owner, { [zone]: ids });
}
