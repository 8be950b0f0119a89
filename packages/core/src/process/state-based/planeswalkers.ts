import { characteristics } from "../../characteristics/characteristics.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { moveObjects } from "../atoms/move.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/** Planeswalkers with loyalty 0 are put into their owners' graveyards (704.5i). */
export function planeswalkerActions(state: GameState): readonly Act[] {
  const dying = candidates(state).filter((id) => {
    const object = cardObjectAt(state, id);
    return (
      object?.permanent?.phasedOut === undefined &&
      (object?.counters.loyalty ?? 0) <= 0 &&
      characteristics(state, id).types.includes("Planeswalker")
    );
  });
  if (dying.length === 0) return [];
  return [
    function* (p) {
      yield* moveObjects(
        p,
        dying.map((object) => ({ object, to: "graveyard", cause: "state-based", rules: ["704.5i"] })),
      );
    },
  ];
}
