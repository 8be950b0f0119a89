import type { CardSource, GameEvent, GameState, ObjectId, Refusal } from "@obverse/core";
import type { Position } from "../run/position.ts";
import type { Things } from "../run/things.ts";

/** What an `expect` looks at: the game now, and what happened since the one before. */
export interface Moment {
  /** The board as it stands. */
  readonly state: GameState;
  readonly position: Position;
  readonly things: Things;
  /** Since the previous `expect`. */
  readonly events: readonly GameEvent[];
  readonly refusals: readonly Refusal[];
  /** The object that each thing was at the previous `expect`, or at the start. */
  readonly before: ReadonlyMap<string, ObjectId>;
  readonly cards: CardSource;
  readonly edition: string;
}

/** One thing that is not as expected: where in the `expect`, what should be, what is, and rules that bear on it. */
export interface Mismatch {
  readonly at: string;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly rules?: readonly string[];
}
