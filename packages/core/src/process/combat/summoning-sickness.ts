import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";

/** Whether a creature came under its controller's control since their most recent turn began, and has no haste (302.6). */
export function isSummoningSick(state: GameState, id: ObjectId): boolean {
  const permanent = cardObjectAt(state, id)?.permanent;
  if (permanent === undefined || permanent.controlledSince < (state.turn.began[controllerOf(state, id)] ?? 0))
    return false;
  return characteristics(state, id).types.includes("Creature") && !hasKeyword(state, id, "haste");
}
