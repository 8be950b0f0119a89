import type { GameState } from "../../model/state.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Procedure, Process } from "../process.ts";
import { attachmentActions } from "./attachments.ts";
import { battleActions } from "./battles.ts";
import { commanderActions } from "./commanders.ts";
import { counterActions } from "./counters.ts";
import { creatureActions } from "./creatures.ts";
import { dungeonActions } from "./dungeons.ts";
import { legendActions, worldActions } from "./legend-rule.ts";
import { planeswalkerActions } from "./planeswalkers.ts";
import { playerActions } from "./players.ts";
import { protectorActions } from "./protectors.ts";
import { sagaActions } from "./sagas.ts";
import { nonPermanentActions } from "./tokens-and-copies.ts";

/** One thing that a state-based action is going to do. */
export type Act = (p: Process) => Procedure;

/** A state-based action: what it finds to do in a state (704.5). */
export interface StateBasedAction {
  readonly rules: readonly RuleKey[];
  readonly find: (state: GameState) => readonly Act[];
}

/** The state-based actions in the order of 704.5–704.6. */
export const STATE_BASED_ACTIONS: readonly StateBasedAction[] = [
  { rules: ["704.5a", "704.5b", "704.5c", "704.6c"], find: playerActions },
  { rules: ["704.5d", "704.5e"], find: nonPermanentActions },
  { rules: ["704.5f", "704.5g", "704.5h"], find: creatureActions },
  { rules: ["704.5i"], find: planeswalkerActions },
  { rules: ["704.5j"], find: legendActions },
  { rules: ["704.5k"], find: worldActions },
  { rules: ["704.5m", "704.5n", "704.5p"], find: attachmentActions },
  { rules: ["704.5q", "704.5r"], find: counterActions },
  { rules: ["704.5s"], find: sagaActions },
  { rules: ["704.5t"], find: dungeonActions },
  { rules: ["704.5v", "704.5w"], find: battleActions },
  { rules: ["704.5x", "704.5y"], find: protectorActions },
  { rules: ["704.6d"], find: commanderActions },
];
