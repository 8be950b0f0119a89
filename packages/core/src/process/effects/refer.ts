import type { Amount } from "../../ability/amount.ts";
import type { Condition } from "../../ability/condition.ts";
import type { Filter } from "../../ability/filter.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { LastKnown, TargetRef } from "../../model/object.ts";
import { amount, holds, matches } from "../../query/evaluate.ts";
import { lastKnownAt, objectAt } from "../../storage/objects.ts";
import type { Process } from "../process.ts";
import type { EffectContext } from "./context.ts";

/** A number worked out at this point of the instructions. */
export function numberOf(p: Process, context: EffectContext, value: Amount): number {
  return amount(p.state, context, value);
}

/** A number that can't be less than zero (107.1b). */
export function countOf(p: Process, context: EffectContext, value: Amount): number {
  return Math.max(0, amount(p.state, context, value));
}

/** Whether a condition is true at this point of the instructions. */
export function isTrue(p: Process, context: EffectContext, condition: Condition): boolean {
  return holds(p.state, context, condition);
}

/** Whether an object or player matches at this point of the instructions. */
export function isMatch(p: Process, context: EffectContext, filter: Filter, ref: TargetRef): boolean {
  return matches(p.state, context, filter, ref);
}

/**
 * The objects to act on: those that exist, and what those became that the instructions may still find: moved by an earlier instruction (400.7j),
 * by a cost (400.7k), or by the event that triggered the ability (400.7e), where that is still there.
 */
export function toActOn(p: Process, context: EffectContext, ids: readonly ObjectId[]): readonly ObjectId[] {
  return [...new Set(ids.flatMap((id) => (objectAt(p.state, id) === undefined ? foundAgain(p, context, id) : [id])))];
}

function foundAgain(p: Process, context: EffectContext, id: ObjectId): readonly ObjectId[] {
  const known = lastKnownAt(p.state, id);
  if (known === undefined) return [];
  if (!mayFind(context, id))
    return isAuraOfEvent(context, known)
      ? known.became.filter((became) => objectAt(p.state, became)?.zone === "graveyard")
      : [];
  return known.became.filter((became) => objectAt(p.state, became) !== undefined);
}

function mayFind(context: EffectContext, id: ObjectId): boolean {
  if (objectAt(context.began, id) !== undefined) return true;
  const { event, stack } = context;
  if (event !== undefined && formerOf(event) === id) return true;
  // An ability that comes later is still an effect of what the cost was paid for.
  if (context.bound.cost?.objects?.includes(id) === true) return true;
  return Object.values(stack?.costObjects ?? {}).some((paid) => paid.includes(id));
}

/** An ability that triggers as the enchanted permanent leaves finds the Aura in the graveyard to which it went (400.7f). */
function isAuraOfEvent({ source, event }: EffectContext, { id, object }: LastKnown): boolean {
  if (source !== id || event?.kind !== "zone-change" || event.from !== "battlefield") return false;
  return object.kind === "card" && object.permanent?.attachedTo === event.former;
}

function formerOf(event: NonNullable<EffectContext["event"]>): ObjectId | undefined {
  if (event.kind === "zone-change" || event.kind === "discarded") return event.former;
  return event.kind === "sacrificed" || event.kind === "destroyed" ? event.object : undefined;
}
