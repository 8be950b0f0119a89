import { HALF_FLAGS } from "../../characteristics/halves.ts";
import type { ObjectId } from "../../model/ids.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPermanent } from "../process.ts";
import { renaming } from "./renaming.ts";

/** Flips permanents, each once (710.4). Any permanent can be flipped; it shows on a flip card, or on what copies one (110.5c, 710.2). Gives back those that flipped. */
export function* flipObjects(p: Process, ids: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const flipped: ObjectId[] = [];
    for (const id of new Set(ids)) {
      const permanent = cardObjectAt(p.state, id)?.permanent;
      if (permanent === undefined || permanent.phasedOut !== undefined) continue;
      if (permanent.flags?.[HALF_FLAGS.flipped] === true) continue;
      const before = p.state;
      patchPermanent(p, id, { flags: { ...permanent.flags, [HALF_FLAGS.flipped]: true } });
      emit(p, { kind: "flipped", object: id, ...renaming(before, p.state, id), rules: ["710.4"] });
      flipped.push(id);
    }
    return flipped;
  });
}
