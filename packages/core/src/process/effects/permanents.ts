import type { ObjectId } from "../../model/ids.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { attachObject, unattachObjects } from "../atoms/attach.ts";
import { phaseOut, tapObjects, untapObjects } from "../atoms/status.ts";
import { type Procedure, type Process, patchPermanent, setObject } from "../process.ts";
import { objectsFor } from "./choose-objects.ts";
import { playerFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";

/** Taps (701.26a). */
export function* doTap(p: Process, context: EffectContext, effect: EffectOf<"tap">): Procedure<Outcome> {
  return { objects: yield* tapObjects(p, yield* objectsFor(p, context, effect.what), { by: context.controller }) };
}

/** Untaps (701.26b). */
export function* doUntap(p: Process, context: EffectContext, effect: EffectOf<"untap">): Procedure<Outcome> {
  return { objects: yield* untapObjects(p, yield* objectsFor(p, context, effect.what)) };
}

/** Attaches (701.3). */
export function* doAttach(p: Process, context: EffectContext, effect: EffectOf<"attach">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  const to =
    effect.toPlayer === undefined
      ? (yield* objectsFor(p, context, effect.to))[0]
      : yield* playerFor(p, context, effect.toPlayer);
  if (to === undefined) return NOTHING_DONE;
  const attached: ObjectId[] = [];
  for (const object of objects) if (yield* attachObject(p, object, to)) attached.push(object);
  return { objects: attached };
}

/** Unattaches (701.3d). */
export function* doUnattach(p: Process, context: EffectContext, effect: EffectOf<"unattach">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  yield* unattachObjects(p, objects);
  return { objects };
}

/** Phases out (702.26). */
export function* doPhaseOut(p: Process, context: EffectContext, effect: EffectOf<"phase-out">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  yield* phaseOut(p, objects);
  return { objects };
}

/** A regeneration shield (701.19a). */
export function* doRegenerate(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"regenerate" | "regenerate-shield">,
): Procedure<Outcome> {
  const objects = onBattlefield(p, yield* objectsFor(p, context, effect.what));
  for (const object of objects)
    patchPermanent(p, object, {
      regenerationShields: (cardObjectAt(p.state, object)?.permanent?.regenerationShields ?? 0) + 1,
    });
  return { objects };
}

/** Removes from combat (506.4c). */
export function* doRemoveFromCombat(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"remove-from-combat">,
): Procedure<Outcome> {
  const objects = onBattlefield(p, yield* objectsFor(p, context, effect.what));
  yield* removeFromCombat(p, objects);
  return { objects };
}

/** Takes creatures out of combat: they stop attacking and blocking (506.4). */
export function* removeFromCombat(p: Process, objects: readonly ObjectId[]): Procedure {
  for (const object of objects) {
    const found = cardObjectAt(p.state, object);
    if (found?.permanent === undefined) continue;
    const { attacking: _attacking, blocking: _blocking, ...permanent } = found.permanent;
    setObject(p, { ...found, permanent });
  }
}

const onBattlefield = (p: Process, objects: readonly ObjectId[]): readonly ObjectId[] =>
  objects.filter((object) => cardObjectAt(p.state, object)?.zone === "battlefield");
