import type { Amount } from "../ability/amount.ts";
import type { Condition } from "../ability/condition.ts";
import type { Filter } from "../ability/filter.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import type { Selector } from "../ability/selector.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { TargetRef } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { unsupported } from "../process/unsupported.ts";
import type { EvaluationContext } from "./context.ts";

/** The objects that a selector means now; former ones under the ids they had. `choose` and `choose-from` are not worked out here: they ask. */
export function select(_state: GameState, _context: EvaluationContext, _selector: Selector): readonly ObjectId[] {
  return unsupported("selectors");
}

/** Whether an object or player matches; one that is gone by what it last was (608.2h). */
export function matches(_state: GameState, _context: EvaluationContext, _filter: Filter, _ref: TargetRef): boolean {
  return unsupported("filters");
}

/** A number worked out now. */
export function amount(_state: GameState, _context: EvaluationContext, _amount: Amount): number {
  return unsupported("amounts");
}

/** Whether a condition is true now. */
export function holds(_state: GameState, _context: EvaluationContext, _condition: Condition): boolean {
  return unsupported("conditions");
}

/** The players that are meant, in turn order from the active player (101.4). */
export function players(_state: GameState, _context: EvaluationContext, _ref: PlayerRef): readonly PlayerId[] {
  return unsupported("players");
}
