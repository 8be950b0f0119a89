import type { Condition } from "../../ability/condition.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holds, select } from "../../query/evaluate.ts";
import { objectAt } from "../../storage/objects.ts";

/** Whether what a duration asks for is so: of something that is gone nothing is so any more (611.2b), whatever it was last. */
export function stillHolds(state: GameState, context: EvaluationContext, condition: Condition): boolean {
  if (condition.kind === "and") return condition.of.every((part) => stillHolds(state, context, part));
  if (
    condition.kind === "matches" &&
    select(state, context, condition.what).every((id) => objectAt(state, id) === undefined)
  )
    return false;
  return holds(state, context, condition);
}
