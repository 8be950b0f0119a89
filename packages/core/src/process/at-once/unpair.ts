import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { objectIndex } from "../../storage/object-index.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchObject } from "../process.ts";

const paired = objectIndex<ObjectId, null>((entry) =>
  entry.kind === "card" && entry.permanent?.pairedWith !== undefined ? [entry.id] : [],
);

/** Creatures are paired only as long as both are creatures on the battlefield under one player's control (702.95e). */
export function* applyUnpairing(p: Process): Procedure {
  const ending = paired(p.state.objects, null).filter((id) => !isStillPaired(p.state, id));
  if (ending.length === 0) return;
  yield* simultaneously(p, function* () {
    for (const id of ending) {
      const permanent = cardObjectAt(p.state, id)?.permanent;
      if (permanent === undefined) continue;
      const { pairedWith: _, ...rest } = permanent;
      patchObject(p, id, { permanent: rest });
      emit(p, { kind: "action", action: "unpair", player: controllerOf(p.state, id), object: id, rules: ["702.95e"] });
    }
  });
}

function isStillPaired(state: GameState, id: ObjectId): boolean {
  const partner = cardObjectAt(state, id)?.permanent?.pairedWith;
  if (partner === undefined || cardObjectAt(state, partner)?.permanent?.pairedWith !== id) return false;
  return (
    controllerOf(state, id) === controllerOf(state, partner) &&
    [id, partner].every((one) => characteristics(state, one).types.includes("Creature"))
  );
}
