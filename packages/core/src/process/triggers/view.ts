import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";

/** From where a trigger is compared with an event: the state that counts (603.10), and the point of view of the ability. */
export interface View {
  /** The state after the events, or before them where the ability looks back. */
  readonly state: GameState;
  /** The state after the events. */
  readonly after: GameState;
  readonly context: EvaluationContext;
}
