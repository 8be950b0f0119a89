import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchObject, patchPermanent } from "../process.ts";
import { changeCounters } from "./counters.ts";
import { attachmentsOf } from "./leave.ts";
import { turnUpFirst } from "./turn-face.ts";

/** Taps permanents (701.26a). Gives back those that became tapped. */
export function* tapObjects(
  p: Process,
  ids: readonly ObjectId[],
  more: { readonly forMana?: true; readonly by?: PlayerId } = {},
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const tapped = [...new Set(ids)].filter((id) => isThere(p, id)?.tapped === false);
    yield* turnUpFirst(p, tapped);
    for (const id of tapped) {
      patchPermanent(p, id, { tapped: true });
      emit(p, {
        kind: "tapped",
        object: id,
        rules: ["701.26a"],
        ...(more.forMana === undefined ? {} : { forMana: true }),
        ...(more.by === undefined ? {} : { player: more.by }),
      });
    }
    return tapped;
  });
}

/** Untaps permanents (701.26b). Gives back those that became untapped; a stun counter comes off instead (122.1d). */
export function* untapObjects(p: Process, ids: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const untapped: ObjectId[] = [];
    for (const id of new Set(ids)) {
      if (isThere(p, id)?.tapped !== true) continue;
      if ((cardObjectAt(p.state, id)?.counters.stun ?? 0) > 0) {
        emit(p, { kind: "replaced", object: id, source: id, rules: ["122.1d"] });
        yield* changeCounters(p, id, "stun", -1);
        continue;
      }
      patchPermanent(p, id, { tapped: false });
      emit(p, { kind: "untapped", object: id, rules: ["701.26b"] });
      untapped.push(id);
    }
    return untapped;
  });
}

/** Phases permanents out with what is attached to them (702.26d, 702.26g). */
export function* phaseOut(p: Process, ids: readonly ObjectId[]): Procedure {
  yield* simultaneously(p, function* () {
    for (const id of new Set(ids)) if (isThere(p, id) !== undefined) phaseOneOut(p, id, undefined);
  });
}

function phaseOneOut(p: Process, id: ObjectId, indirectlyBy: ObjectId | undefined): void {
  const permanent = isThere(p, id);
  if (permanent === undefined) return;
  const attached = attachmentsOf(p.state, id);
  // Out of phase it is removed from combat (506.4).
  const { attacking: _, blocking: __, ...rest } = permanent;
  patchObject(p, id, {
    permanent: {
      ...rest,
      phasedOut: { controller: controllerOf(p.state, id), ...(indirectlyBy === undefined ? {} : { indirectlyBy }) },
    },
  });
  emit(p, { kind: "phased", object: id, out: true, rules: indirectlyBy === undefined ? ["702.26b"] : ["702.26g"] });
  for (const other of attached) phaseOneOut(p, other, id);
}

function isThere(p: Process, id: ObjectId) {
  const permanent = cardObjectAt(p.state, id)?.permanent;
  return permanent?.phasedOut === undefined ? permanent : undefined;
}
