import { controllerOf } from "../characteristics/characteristics.ts";
import { keywordsOf } from "../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { matches } from "./evaluate.ts";
import { rulesInForce } from "./static-rules.ts";

/** Whether an object has protection from another: from its quality, or from everything (702.16a, 702.16j). */
export function isProtectedFrom(state: GameState, object: ObjectId, from: ObjectId): boolean {
  const context = { controller: controllerOf(state, object), source: object };
  return keywordsOf(state, object).some(
    (keyword) =>
      keyword.name === "protection" &&
      (keyword.from === "everything" || matches(state, context, keyword.from, { object: from })),
  );
}

/** Whether a player has protection from everything (702.16j): they can't be targeted or enchanted, and damage to them is prevented. */
export function isProtectedPlayer(state: GameState, player: PlayerId): boolean {
  return rulesInForce(state, "player-has").some(
    ({ rule, players }) => rule.keyword === "protection" && players(rule.who).includes(player),
  );
}
