import type { CompileFace } from "@obverse/card-data";
import type { Answer, Decision, GameEvent, GameState } from "@obverse/core";
import { engine } from "../engine.ts";
import type { Supply } from "./supply.ts";
import type { Things } from "./things.ts";

/** Where a scenario stands while a step is done: nothing in it changes, so that another way can be tried from it. */
export interface Position {
  readonly state: GameState;
  /** Absent: the game is over, or hasn't gone on to its first decision yet. */
  readonly decision: Decision | undefined;
  /** What happened since the step began. */
  readonly events: readonly GameEvent[];
  readonly things: Things;
  readonly supply: Supply;
  /** Reads the rules text of cards and tokens that the scenario brings. Absent: none is read. */
  readonly compile: CompileFace | undefined;
  /** State of the generator of chance. */
  readonly seed: number;
}

/** An answer to a decision, with what is left of the supply. */
export interface Candidate {
  readonly answer: Answer;
  readonly supply: Supply;
  readonly seed?: number;
}

/** The board as it stands, also in the middle of something. */
export const boardOf = (position: Pick<Position, "state">): GameState => engine.present(position.state);

/** Whether what is being decided belongs to the action that was announced: casting, activating, turning face up. */
export const isAnnouncing = (position: Pick<Position, "state">): boolean =>
  position.state.pending?.unit.kind === "action" && position.state.pending.unit.action.kind !== "effect";
