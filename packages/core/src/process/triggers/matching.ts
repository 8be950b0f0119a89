import type { Filter } from "../../ability/filter.ts";
import type { PlayerRef } from "../../ability/player-ref.ts";
import type { GameEvent } from "../../model/event.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { matches, players } from "../../query/evaluate.ts";

/** From where a trigger is compared with an event: the state that counts (603.10), and the point of view of the ability. */
export interface View {
  /** The state after the events, or before them where the ability looks back. */
  readonly state: GameState;
  /** The state after the events. */
  readonly after: GameState;
  readonly context: EvaluationContext;
}

/** The context with the event at hand. */
export const at = (view: View, event: GameEvent): EvaluationContext => ({ ...view.context, event });

/** Whether an object of an event matches; where nothing is asked of it, it need not be known (damage without a source). */
export const isObject = (
  view: View,
  event: GameEvent,
  filter: Filter | undefined,
  object: ObjectId | undefined,
): boolean =>
  filter === undefined || (object !== undefined && matches(view.state, at(view, event), filter, { object }));

/** Whether an object or player of an event matches. */
export const isRef = (view: View, event: GameEvent, filter: Filter | undefined, ref: TargetRef): boolean =>
  filter === undefined || matches(view.state, at(view, event), filter, ref);

/** Whether a player of an event is one that is meant. */
export const isPlayer = (
  view: View,
  event: GameEvent,
  ref: PlayerRef | "anyone" | "each" | undefined,
  player: PlayerId | undefined,
): boolean => {
  if (ref === undefined || ref === "anyone" || ref === "each") return true;
  return player !== undefined && players(view.state, at(view, event), ref).includes(player);
};
