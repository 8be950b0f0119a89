import type { Cost } from "../../ability/cost.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Whether a player could pay a cost now (118.3). */
export function canPay(_state: GameState, _player: PlayerId, _cost: Cost, _context: EvaluationContext): boolean {
  return unsupported("costs");
}

/** Pays a cost that `canPay` said can be paid, asking for what it leaves open (118, 601.2h). Gives back what it acted on, by the kinds of its parts. */
export function* payCost(_p: Process, _player: PlayerId, _cost: Cost, _context: EvaluationContext): Procedure<Readonly<Record<string, readonly ObjectId[]>>> {
  return unsupported("paying costs");
}
