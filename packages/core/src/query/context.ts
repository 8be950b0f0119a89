import type { GameEvent } from "../model/event.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { AbilityObject, Bindings, StackState, TargetRef } from "../model/object.ts";

/** From whose point of view, and with what chosen and named so far, the references of an ability are worked out. */
export interface EvaluationContext {
  /** “You”. */
  readonly controller: PlayerId;
  /** The object that the ability is of, under the id it had; it may be gone. Absent: a rule, or instructions without a card. */
  readonly source?: ObjectId;
  /** One list for each target slot of the body at hand. Absent: no targets. */
  readonly targets?: readonly (readonly TargetRef[])[];
  /** Absent: that of `stack`, else of the source's own casting. */
  readonly x?: number;
  readonly bound?: Bindings;
  /** The event that triggered it or is being replaced. */
  readonly event?: GameEvent;
  /** What was chosen and paid for the spell or ability itself. */
  readonly stack?: StackState;
  /** The ability on the stack whose instructions these are (701.27f). Absent: a spell, a replacement, or no card at all. */
  readonly ability?: AbilityObject;
  /** The object being modified or asked about, as `bound: it`. Absent: that of `bound`. */
  readonly it?: ObjectId;
}
