import { controllerOf } from "../characteristics/characteristics.ts";
import { keywordsOf } from "../characteristics/keywords.ts";
import type { ObjectId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { matches } from "./evaluate.ts";

/** Whether an object has protection from another: from its quality, or from everything (702.16a, 702.16j). */
export function isProtectedFrom(state: GameState, object: ObjectId, from: ObjectId): boolean {
  const context = { controller: controllerOf(state, object), source: object };
  return keywordsOf(state, object).some(
    (keyword) =>
      keyword.name === "protection" &&
      (keyword.from === "everything" || matches(state, context, keyword.from, { object: from })),
  );
}
