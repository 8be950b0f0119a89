import type { TargetSlot } from "../../ability/target.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** For what targets are chosen: the spell or ability, and the point of view of its controller. */
export interface TargetingContext extends EvaluationContext {
  /** The spell or ability on the stack. */
  readonly object: ObjectId;
}

/** Asks for the targets of each slot in order (601.2c, 603.3d). Gives back nothing where some slot can't have as many legal targets as it needs. */
export function* chooseTargets(_p: Process, _context: TargetingContext, _slots: readonly TargetSlot[]): Procedure<readonly (readonly TargetRef[])[] | undefined> {
  return unsupported("choosing targets");
}

/** Whether something may be, or still is, a legal target for a slot (115.4, 608.2b): it matches, is where it must be, and nothing forbids it. */
export function isLegalTarget(_state: GameState, _context: TargetingContext, _slot: TargetSlot, _ref: TargetRef): boolean {
  return unsupported("targets");
}
