import type { Restriction } from "../../../ability/static-rule.ts";
import type { ObjectId } from "../../../model/ids.ts";
import type { RuleKey } from "../../../rules/rules.ts";
import { cardObjectAt } from "../../../storage/objects.ts";
import { startEffect } from "../../atoms/effects.ts";
import { simultaneously } from "../../emit.ts";
import { type Procedure, type Process, patchPermanent } from "../../process.ts";
import { objectsFor } from "../choose-objects.ts";
import { playerFor } from "../choose-players.ts";
import { type EffectContext, NOTHING_DONE, type Outcome } from "../context.ts";
import { didAction } from "../library.ts";
import { countOf } from "../refer.ts";
import type { ActionEffect } from "./action.ts";

/** Goads (701.15a): until the next turn of the player who does. */
export function* doGoad(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const player = yield* playerFor(p, context, effect.who ?? { kind: "you" });
  if (player === undefined) return NOTHING_DONE;
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "target", slot: 0 });
  yield* untilNextTurn(p, { ...context, controller: player }, objects, [{ kind: "goaded", by: { kind: "you" } }]);
  return { objects };
}

/** Detains (701.35a). */
export function* doDetain(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "target", slot: 0 });
  yield* untilNextTurn(p, context, objects, [
    { kind: "cannot-attack" },
    { kind: "cannot-block" },
    { kind: "cannot-activate" },
  ]);
  return { objects };
}

/** Suspects (701.60a): it has menace and can't block while it is suspected. */
export function* doSuspect(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const objects = (yield* objectsFor(p, context, effect.what ?? { kind: "target", slot: 0 })).filter((object) => {
    const permanent = cardObjectAt(p.state, object)?.permanent;
    return permanent !== undefined && permanent.flags?.suspected === undefined;
  });
  if (objects.length === 0) return NOTHING_DONE;
  for (const object of objects)
    patchPermanent(p, object, { flags: { ...cardObjectAt(p.state, object)?.permanent?.flags, suspected: true } });
  yield* simultaneously(p, () =>
    startEffect(p, {
      kind: "continuous",
      controller: context.controller,
      objects,
      duration: { duration: { kind: "permanent" }, turn: p.state.turn.number },
      bound: { suspected: {} },
      modifications: [
        { kind: "gain", abilities: [{ kind: "keyword", keyword: { name: "menace" } }] },
        { kind: "restriction", restriction: { kind: "cannot-block" } },
      ],
    }),
  );
  for (const object of objects) yield* didAction(p, "suspected", context.controller, ["701.60a"], [object]);
  return { objects };
}

/** A creature becomes renowned (702.112a–b). */
export function* doRenown(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  return {
    objects: yield* mark(
      p,
      context,
      yield* objectsFor(p, context, effect.what ?? { kind: "self" }),
      "renowned",
      "renowned",
      ["702.112a"],
    ),
  };
}

/** A Case becomes solved (719.3a). */
export function* doSolve(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what ?? { kind: "self" });
  return { objects: yield* mark(p, context, objects, "solved", "solved", ["719.3a"]) };
}

/** A Class's level becomes a number (716.2a–b). */
export function* doGainLevel(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const level = countOf(p, context, effect.count ?? 1);
  const objects = (yield* objectsFor(p, context, effect.what ?? { kind: "self" })).filter((object) => {
    const permanent = cardObjectAt(p.state, object)?.permanent;
    return permanent !== undefined && (permanent.level ?? 1) !== level;
  });
  for (const object of objects) {
    patchPermanent(p, object, { level });
    yield* didAction(p, "level", context.controller, ["716.2a"], [object]);
  }
  return { objects };
}

/** A Mount becomes saddled until end of turn (702.171a–b). */
export function* doSaddle(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  return {
    objects: yield* mark(
      p,
      context,
      yield* objectsFor(p, context, effect.what ?? { kind: "self" }),
      `saddled:${p.state.turn.number}`,
      "saddled",
      ["702.171b"],
    ),
  };
}

function* mark(
  p: Process,
  context: EffectContext,
  objects: readonly ObjectId[],
  flag: string,
  action: string,
  rules: readonly RuleKey[],
): Procedure<readonly ObjectId[]> {
  const marked: ObjectId[] = [];
  for (const object of objects) {
    const permanent = cardObjectAt(p.state, object)?.permanent;
    if (permanent === undefined || permanent.flags?.[flag] !== undefined) continue;
    patchPermanent(p, object, { flags: { ...permanent.flags, [flag]: true } });
    yield* didAction(p, action, context.controller, rules, [object]);
    marked.push(object);
  }
  return marked;
}

function* untilNextTurn(
  p: Process,
  context: EffectContext,
  objects: readonly ObjectId[],
  restrictions: readonly Restriction[],
): Procedure {
  if (objects.length === 0) return;
  yield* simultaneously(p, () =>
    startEffect(p, {
      kind: "continuous",
      controller: context.controller,
      objects,
      modifications: restrictions.map((restriction) => ({ kind: "restriction", restriction })),
      duration: {
        duration: { kind: "next-turn", of: { kind: "you" } },
        turn: p.state.turn.number,
        player: context.controller,
      },
      ...(context.source === undefined ? {} : { source: context.source }),
    }),
  );
}
