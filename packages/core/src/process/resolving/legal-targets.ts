import type { TargetRef } from "../../model/object.ts";
import { contextOfStackObject, slotsOf, type StackObject } from "../effects/stack-bodies.ts";
import { isLegalTarget } from "../casting/targets.ts";
import type { Process } from "../process.ts";

/** The targets of a spell or ability that are still legal, slot by slot; nothing where it has targets and none of them is (608.2b). */
export function legalTargets(p: Process, object: StackObject): readonly (readonly TargetRef[])[] | undefined {
  const chosen = object.stack?.targets ?? [];
  const slots = slotsOf(p.state, object);
  const context = { ...contextOfStackObject(p.state, object), object: object.id };
  const legal = chosen.map((refs, at) => refs.filter((ref) => {
    const slot = slots[at];
    return slot !== undefined && isLegalTarget(p.state, context, slot, ref);
  }));
  const any = chosen.some((refs) => refs.length > 0);
  return any && legal.every((refs) => refs.length === 0) ? undefined : legal;
}
