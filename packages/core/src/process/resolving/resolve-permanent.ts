import { isBestowed } from "../../characteristics/as-cast.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import { objectAt } from "../../storage/objects.ts";
import { mergeSpell } from "../atoms/merge.ts";
import { type FixedArrival, moveObjects } from "../atoms/move.ts";
import { fixArrival } from "../effects/fix-arrival.ts";
import { contextOfStackObject } from "../effects/stack-bodies.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, setObject } from "../process.ts";
import { legalTargets } from "./legal-targets.ts";
import { returnAfterwards } from "./return-afterwards.ts";

/** A permanent spell resolves (608.3): it becomes a permanent, attached to what it enchants, or merges with the creature it mutates. */
export function* resolvePermanentSpell(p: Process, object: CardObject): Procedure {
  const legal = legalTargets(p, object);
  const target = legal?.[0]?.[0];
  const mutates = object.stack?.via === "mutate";
  if (legal === undefined && isBestowed(object)) return yield* resolvePermanentSpell(p, withoutBestow(p, object));
  if (legal === undefined && !mutates) return yield* fizzle(p, object);
  if (mutates && target !== undefined && "object" in target) {
    yield* mergeSpell(p, object, target.object);
    return;
  }
  const arrival = yield* arrivalOf(p, object, attachmentTo(p, object, target));
  const entered = yield* simultaneously(p, function* () {
    emit(p, { kind: "resolved", object: object.id, rules: ["608.3a"] });
    const [moved] = yield* moveObjects(p, [
      { object: object.id, to: "battlefield", cause: "resolve", rules: ["608.3a"], by: object.controller, arrival },
    ]);
    if (objectAt(p.state, object.id)?.zone !== "stack")
      return moved?.arrived.find(({ zone }) => zone === "battlefield")?.object;
    yield* moveObjects(p, [
      { object: object.id, to: "graveyard", cause: "resolve", rules: ["608.3e"], by: object.controller },
    ]);
    return undefined;
  });
  if (entered !== undefined) yield* returnAfterwards(p, entered, object);
}

/** With an illegal target a bestowed Aura spell ceases to be bestowed and is a creature spell again (702.103e, 608.3b). */
function withoutBestow(p: Process, object: CardObject): CardObject {
  const { via: _, ...stack } = object.stack ?? { targets: [] };
  const creature: CardObject = { ...object, stack: { ...stack, targets: [] } };
  setObject(p, creature);
  return creature;
}

/** A spell whose targets are all illegal goes to its owner's graveyard (608.3b), or where what it was cast with says. */
function* fizzle(p: Process, object: CardObject): Procedure {
  yield* simultaneously(p, function* () {
    emit(p, { kind: "resolved", object: object.id, rules: ["608.3b", "608.2b"], fizzled: true });
    yield* moveObjects(p, [
      {
        object: object.id,
        to: object.stack?.afterwards === "exile" ? "exile" : "graveyard",
        cause: "resolve",
        rules: ["608.3b"],
        by: object.controller,
      },
    ]);
  });
}

function attachmentTo(
  p: Process,
  object: CardObject,
  target: { readonly object: ObjectId } | { readonly player: PlayerId } | undefined,
): ObjectId | PlayerId | undefined {
  if (target === undefined || !characteristics(p.state, object.id).subtypes.includes("Aura")) return undefined;
  return "object" in target ? target.object : target.player;
}

function* arrivalOf(
  p: Process,
  object: CardObject,
  attachedTo: ObjectId | PlayerId | undefined,
): Procedure<FixedArrival> {
  const { stack } = object;
  const context = { ...contextOfStackObject(p.state, object), bound: {}, began: p.state };
  const own = stack?.entersWith === undefined ? {} : yield* fixArrival(p, context, stack.entersWith);
  return {
    ...own,
    under: object.controller,
    ...(stack === undefined ? {} : { cast: stack }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
  };
}
