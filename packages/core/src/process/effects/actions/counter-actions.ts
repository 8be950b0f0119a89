import { characteristics, controllerOf } from "../../../characteristics/characteristics.ts";
import type { ObjectId } from "../../../model/ids.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import { changeCounters } from "../../atoms/counters.ts";
import { type Procedure, type Process, patchPermanent } from "../../process.ts";
import { objectsFor, pickObjects } from "../choose-objects.ts";
import { playersFor } from "../choose-players.ts";
import { type EffectContext, NOTHING_DONE, type Outcome } from "../context.ts";
import { didAction } from "../library.ts";
import { countOf } from "../refer.ts";
import type { ActionEffect } from "./action.ts";

const numberIn = (p: Process, context: EffectContext, effect: ActionEffect): number =>
  countOf(p, context, effect.count ?? 1);
const isThere = (p: Process, object: ObjectId): boolean => cardObjectAt(p.state, object)?.zone === "battlefield";

/** Bolsters (701.39a). */
export function* doBolster(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [player] = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  if (player === undefined) return NOTHING_DONE;
  const own = p.state.battlefield.filter(
    (id) => controllerOf(p.state, id) === player && characteristics(p.state, id).types.includes("Creature"),
  );
  const toughness = (id: ObjectId): number => characteristics(p.state, id).toughness ?? 0;
  const least = Math.min(...own.map(toughness));
  const [chosen] = yield* pickObjects(
    p,
    context,
    player,
    own.filter((id) => toughness(id) === least),
    { min: 1, max: 1 },
    "bolster",
  );
  if (chosen === undefined) return NOTHING_DONE;
  yield* changeCounters(p, chosen, "+1/+1", numberIn(p, context, effect), player);
  return { objects: [chosen] };
}

/** Adapts (701.46a). */
export function* doAdapt(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [object] = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  if (object === undefined || !isThere(p, object) || (cardObjectAt(p.state, object)?.counters["+1/+1"] ?? 0) > 0)
    return NOTHING_DONE;
  yield* changeCounters(p, object, "+1/+1", numberIn(p, context, effect), context.controller);
  yield* didAction(p, "adapt", context.controller, ["701.46a"], [object]);
  return { objects: [object] };
}

/** Makes a permanent monstrous (701.37a). */
export function* doMonstrosity(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [object] = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  const permanent = object === undefined ? undefined : cardObjectAt(p.state, object)?.permanent;
  if (object === undefined || permanent === undefined || permanent.flags?.monstrous !== undefined) return NOTHING_DONE;
  yield* changeCounters(p, object, "+1/+1", numberIn(p, context, effect), context.controller);
  patchPermanent(p, object, { flags: { ...cardObjectAt(p.state, object)?.permanent?.flags, monstrous: true } });
  yield* didAction(p, "monstrous", context.controller, ["701.37a"], [object]);
  return { objects: [object] };
}

/** Supports (701.41a): a +1/+1 counter on each of the targets. */
export function* doSupport(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "target", slot: 0 });
  for (const object of objects) yield* changeCounters(p, object, "+1/+1", 1, context.controller);
  return { objects };
}

/** Blights (701.68a): -1/-1 counters on a creature of the player's. What is named is the blighted creature (701.68c). */
export function* doBlight(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [player] = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  if (player === undefined) return NOTHING_DONE;
  const own = p.state.battlefield.filter(
    (id) => controllerOf(p.state, id) === player && characteristics(p.state, id).types.includes("Creature"),
  );
  const [chosen] = yield* pickObjects(p, context, player, own, { min: 1, max: 1 }, "blight");
  if (chosen !== undefined) yield* changeCounters(p, chosen, "-1/-1", numberIn(p, context, effect), player);
  yield* didAction(p, "blight", player, ["701.68d"], chosen === undefined ? [] : [chosen]);
  return chosen === undefined ? NOTHING_DONE : { objects: [chosen] };
}
