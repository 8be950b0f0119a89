import type { Amount } from "../ability/amount.ts";
import type { Condition } from "../ability/condition.ts";
import type { Filter } from "../ability/filter.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import type { Selector } from "../ability/selector.ts";
import type { Trigger } from "../ability/trigger.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { GameEvent } from "../model/event.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import type { EvaluationContext } from "./context.ts";

/** How the derived values of objects are read: as they are now, or as they stand at a point within the layers (613). */
export interface Reader {
  /** Of a present object; of one that is gone, as it last was (608.2h). */
  characteristics(id: ObjectId): Characteristics;
  controller(id: ObjectId): PlayerId;
  /** Power or toughness before effects and counters that only change it (208.4b). Absent: it has none. */
  base(id: ObjectId, which: "power" | "toughness"): number | undefined;
}

/** What an evaluation works with. Evaluators call each other through `evaluate`, so that none imports another. */
export interface Scope {
  readonly state: GameState;
  readonly ctx: EvaluationContext;
  readonly read: Reader;
  readonly evaluate: Evaluator;
}

/** The evaluators, one for each part of the ability language. */
export interface Evaluator {
  matches(scope: Scope, filter: Filter, id: ObjectId): boolean;
  matchesPlayer(scope: Scope, filter: Filter, player: PlayerId): boolean;
  select(scope: Scope, selector: Selector): readonly ObjectId[];
  /** Whether an object is one of the selector's, without listing the others. */
  selects(scope: Scope, selector: Selector, id: ObjectId): boolean;
  amount(scope: Scope, amount: Amount): number;
  holds(scope: Scope, condition: Condition): boolean;
  players(scope: Scope, ref: PlayerRef): readonly PlayerId[];
  /** Whether an event is of a trigger's form, from the scope's point of view. */
  fits(scope: Scope, trigger: Trigger, event: GameEvent): boolean;
}
