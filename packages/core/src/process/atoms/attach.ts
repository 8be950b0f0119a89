import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { canBeAttached } from "../../query/attach-legality.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { newTimestamp, type Procedure, type Process, patchObject, patchPermanent } from "../process.ts";
import { applyAsAttached } from "../replacement/as-transforms.ts";

/** Attaches a permanent to another object or a player where it can be (701.3). Gives back whether it was. */
export function* attachObject(p: Process, id: ObjectId, to: ObjectId | PlayerId): Procedure<boolean> {
  const permanent = cardObjectAt(p.state, id)?.permanent;
  if (permanent === undefined || permanent.phasedOut !== undefined) return false;
  return yield* simultaneously(p, function* () {
    const from = permanent.attachedTo;
    if (from === to) return false;
    if (!canBeAttached(p.state, id, to)) {
      emit(p, { kind: "nothing", code: "cannot-be-attached", object: id, rules: ["701.3b"] });
      return false;
    }
    if (from !== undefined) emit(p, { kind: "unattached", object: id, from, rules: ["701.3d"] });
    patchPermanent(p, id, { attachedTo: to });
    patchObject(p, id, { timestamp: newTimestamp(p) });
    emit(p, { kind: "attached", object: id, to, rules: ["701.3a", "701.3c"] });
    if (typeof to === "number") yield* applyAsAttached(p, id, to);
    return true;
  });
}

/** Unattaches permanents (701.3d). What lost its host has become unattached already. */
export function* unattachObjects(
  p: Process,
  ids: readonly ObjectId[],
  rules: readonly RuleKey[] = ["701.3d"],
): Procedure {
  yield* simultaneously(p, function* () {
    for (const id of new Set(ids)) {
      const permanent = cardObjectAt(p.state, id)?.permanent;
      if (permanent?.attachedTo === undefined) continue;
      const { attachedTo: from, ...rest } = permanent;
      patchObject(p, id, { permanent: rest });
      if (typeof from !== "number" || objectAt(p.state, from) !== undefined)
        emit(p, { kind: "unattached", object: id, from, rules });
    }
  });
}
