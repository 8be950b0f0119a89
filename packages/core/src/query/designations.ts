import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { Designation, DungeonProgress, EmblemObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { objectAt } from "../storage/objects.ts";

/** What stands in the command zone for a designation: of whichever player has it, or of this one. */
export function designationAt(
  state: GameState,
  designation: Designation | "ring",
  player?: PlayerId,
): EmblemObject | undefined {
  for (const id of state.command) {
    const object = objectAt(state, id);
    if (object?.kind === "emblem" && object.designation === designation && (player ?? object.owner) === object.owner)
      return object;
  }
  return undefined;
}

/** The player who is the monarch (725.1) or has the initiative (726.1), if any is or does. */
export const holderOf = (state: GameState, designation: Designation): PlayerId | undefined =>
  designationAt(state, designation)?.owner;

/** The dungeon card that a player owns in the command zone, and where their venture marker is (309.4). */
export function dungeonOf(
  state: GameState,
  player: PlayerId,
): { readonly object: EmblemObject; readonly at: DungeonProgress } | undefined {
  for (const id of state.command) {
    const object = objectAt(state, id);
    if (object?.kind === "emblem" && object.owner === player && object.dungeon !== undefined)
      return { object, at: object.dungeon };
  }
  return undefined;
}

/** Whether a creature is the Ring-bearer of the player who controls it (701.54b, 701.54e). */
export const isRingBearer = (state: GameState, id: ObjectId, controller: PlayerId): boolean =>
  designationAt(state, "ring", controller)?.bearer === id;
