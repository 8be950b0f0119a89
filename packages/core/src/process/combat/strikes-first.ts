import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";

/** The creatures that are attacking or blocking. */
export function fightingCreatures(state: GameState): readonly ObjectId[] {
  return state.battlefield.filter((id) => {
    const permanent = cardObjectAt(state, id)?.permanent;
    return permanent?.attacking !== undefined || permanent?.blocking !== undefined;
  });
}

/** Whether a creature deals combat damage in the first of two combat damage steps (702.4b, 702.7b). */
export function strikesFirst(state: GameState, id: ObjectId): boolean {
  return hasKeyword(state, id, "double strike") || hasKeyword(state, id, "first strike");
}

/** Whether there are two combat damage steps: an attacking or blocking creature has first or double strike as the first begins (510.4). */
export function hasFirstStrikeStep(state: GameState): boolean {
  return fightingCreatures(state).some((id) => strikesFirst(state, id));
}
