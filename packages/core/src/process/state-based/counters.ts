import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { changeCounters } from "../atoms/counters.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/** +1/+1 and -1/-1 counters on one permanent remove each other in pairs (704.5q). */
export function counterActions(state: GameState): readonly Act[] {
  return candidates(state).flatMap((id) => {
    const counters = cardObjectAt(state, id)?.counters ?? {};
    const pairs = Math.min(counters["+1/+1"] ?? 0, counters["-1/-1"] ?? 0);
    if (pairs === 0) return [];
    const act: Act = function* (p) {
      yield* changeCounters(p, id, "+1/+1", -pairs);
      yield* changeCounters(p, id, "-1/-1", -pairs);
    };
    return [act];
  });
}
