import { characteristics, controllerOf } from "../../../characteristics/characteristics.ts";
import type { ObjectId } from "../../../model/ids.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import { simultaneously } from "../../emit.ts";
import { type Procedure, type Process, patchPermanent } from "../../process.ts";
import { objectsFor } from "../choose-objects.ts";
import { type EffectContext, NOTHING_DONE, type Outcome } from "../context.ts";
import { didAction } from "../library.ts";
import type { ActionEffect } from "./action.ts";

/** Pairs the source with a creature: both unpaired creatures under this player's control (702.95c–d). */
export function* doPair(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [other] = yield* objectsFor(p, context, effect.what ?? { kind: "event", role: "subject" });
  const own = context.source;
  if (own === undefined || other === undefined || own === other) return NOTHING_DONE;
  if (![own, other].every((id) => canBePaired(p, context, id))) return NOTHING_DONE;
  yield* simultaneously(p, function* () {
    patchPermanent(p, own, { pairedWith: other });
    patchPermanent(p, other, { pairedWith: own });
    yield* didAction(p, "pair", context.controller, ["702.95c"], [own, other]);
  });
  return { objects: [own, other] };
}

function canBePaired(p: Process, context: EffectContext, id: ObjectId): boolean {
  const permanent = cardObjectAt(p.state, id)?.permanent;
  return (
    permanent !== undefined &&
    permanent.phasedOut === undefined &&
    permanent.pairedWith === undefined &&
    controllerOf(p.state, id) === context.controller &&
    characteristics(p.state, id).types.includes("Creature")
  );
}
