import type { GameEvent } from "../../model/event.ts";
import { eventsThisTurn } from "../../storage/history.ts";
import type { View } from "./matching.ts";

/** The place of an event among those of this turn that are alike: 1 for the first. */
export function nthOf(view: View, event: GameEvent, isAlike: (other: GameEvent) => boolean): number {
  let count = 0;
  for (const past of eventsThisTurn(view.after.history)) {
    if (isAlike(past)) count += 1;
    if (past === event) break;
  }
  return count;
}
