import type { TargetSlot } from "../../ability/target.ts";
import type { TargetRef } from "../../model/object.ts";
import { players } from "../../query/evaluate.ts";
import { isLegalTarget, type TargetingContext } from "../casting/targets.ts";
import { contextOfStackObject, type StackObject, slotGroupsOf } from "../effects/stack-bodies.ts";
import type { Process } from "../process.ts";

/** The targets of a spell or ability that are still legal, slot by slot; nothing where it has targets and none of them is (608.2b). */
export function legalTargets(p: Process, object: StackObject): readonly (readonly TargetRef[])[] | undefined {
  const chosen = object.stack?.targets ?? [];
  const legal: (readonly TargetRef[])[] = [];
  let resolves = false;
  for (const slots of slotGroupsOf(p.state, object)) {
    const own = chosen.slice(legal.length, legal.length + slots.length);
    const context = { ...contextOfStackObject(p.state, object), targets: own, object: object.id };
    resolves ||= slots.some((slot) => slot.stillResolves === true);
    for (const [at, slot] of slots.entries())
      legal.push((own[at] ?? []).filter((ref) => isLegal(p, context, slot, ref)));
  }
  const any = chosen.some((refs) => refs.length > 0);
  return any && !resolves && legal.every((refs) => refs.length === 0) ? undefined : legal;
}

/** Of “for each opponent, a target …” a target is legal as long as it is for one of them. */
function isLegal(p: Process, context: TargetingContext, slot: TargetSlot, ref: TargetRef): boolean {
  if (slot.forEach === undefined) return isLegalTarget(p.state, context, slot, ref);
  return players(p.state, context, slot.forEach).some((player) =>
    isLegalTarget(p.state, { ...context, bound: { ...context.bound, each: { players: [player] } } }, slot, ref),
  );
}
