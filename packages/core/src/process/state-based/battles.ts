import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { switchesOf } from "../../rules/editions.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { moveObjects } from "../atoms/move.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/** A battle with defense 0 that isn't the source of an ability that has triggered and not left the stack is put into its owner's graveyard (310.7–8, 704.5v–w). */
export function battleActions(state: GameState): readonly Act[] {
  const dying = candidates(state).filter((id) => {
    const object = cardObjectAt(state, id);
    return (
      object?.permanent !== undefined &&
      (object.counters.defense ?? 0) <= 0 &&
      characteristics(state, id).types.includes("Battle") &&
      !hasTriggered(state, id)
    );
  });
  if (dying.length === 0) return [];
  const siegesApart = switchesOf(state.edition).battleDefenseZero === "two-rules";
  return [
    function* (p) {
      yield* moveObjects(
        p,
        dying.map((object) => ({
          object,
          to: "graveyard",
          cause: "state-based",
          rules:
            siegesApart && characteristics(p.state, object).subtypes.includes("Siege")
              ? ["704.5v", "310.7"]
              : siegesApart
                ? ["704.5w", "310.8"]
                : ["704.5v", "310.7"],
        })),
      );
    },
  ];
}

function hasTriggered(state: GameState, id: ObjectId): boolean {
  if (state.waiting.some((trigger) => trigger.source === id)) return true;
  return state.stack.some((on) => {
    const ability = objectAt(state, on);
    return ability?.kind === "ability" && ability.form === "triggered" && ability.source === id;
  });
}
