import type { Modification } from "../../ability/modification.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { Bindings } from "../../model/object.ts";
import type { FixedDuration } from "../../model/state.ts";
import { objectAt } from "../../storage/objects.ts";
import { startEffect } from "../atoms/effects.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { objectsFor } from "./choose-objects.ts";
import {
  boundWithTargets,
  type EffectContext,
  type EffectOf,
  eventAsBound,
  NOTHING_DONE,
  type Outcome,
} from "./context.ts";
import { withIt } from "./counters.ts";
import { fixDuration } from "./fix-duration.ts";
import { type Fixed, fixModification } from "./fix-modification.ts";
import { stillHolds } from "./still-holds.ts";

const sourceOf = (context: EffectContext): { readonly source?: ObjectId } =>
  context.source === undefined ? {} : { source: context.source };
const mentionsIt = (modifications: readonly Modification[]): boolean =>
  /"name":"(it|each)"/.test(JSON.stringify(modifications));

/** “Gets/gains/becomes/loses …”: a continuous effect on the objects that are meant as it starts (611.2c). */
export function* doModify(p: Process, context: EffectContext, effect: EffectOf<"modify">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  if (objects.length === 0) return NOTHING_DONE;
  const duration = yield* fixDuration(p, context, effect.duration);
  if (isOver(p, context, duration)) return NOTHING_DONE;
  yield* simultaneously(p, function* () {
    if (!mentionsIt(effect.modifications)) return yield* startOn(p, context, objects, effect.modifications, duration);
    for (const object of objects) yield* startOn(p, withIt(context, object), [object], effect.modifications, duration);
  });
  return { objects };
}

function* startOn(
  p: Process,
  context: EffectContext,
  objects: readonly ObjectId[],
  modifications: readonly Modification[],
  duration: FixedDuration,
): Procedure {
  const fixed: Fixed[] = [];
  for (const modification of modifications) {
    const found = yield* fixModification(p, context, modification);
    if (found !== undefined) fixed.push(found);
  }
  if (fixed.length === 0) return;
  const bound = Object.assign({ ...boundWithTargets(context) }, ...fixed.map((one) => one.bound ?? {}));
  yield* startEffect(p, {
    kind: "continuous",
    controller: context.controller,
    objects,
    modifications: fixed.map((one) => one.modification),
    duration,
    bound,
    ...sourceOf(context),
  });
}

/** Two permanents change controllers with each other; nothing happens unless both are there, with different controllers (701.12b). */
export function* doExchangeControl(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"exchange-control">,
): Procedure<Outcome> {
  const named = [...(yield* objectsFor(p, context, effect.what)), ...(yield* objectsFor(p, context, effect.with))];
  const [one, other] = [...new Set(named)].filter((id) => objectAt(p.state, id)?.zone === "battlefield");
  if (one === undefined || other === undefined) return NOTHING_DONE;
  const gets = [
    { object: one, player: controllerOf(p.state, other) },
    { object: other, player: controllerOf(p.state, one) },
  ];
  if (gets[0]?.player === gets[1]?.player) return NOTHING_DONE;
  const duration = yield* fixDuration(p, context, effect.duration);
  yield* simultaneously(p, function* () {
    for (const { object, player } of gets)
      yield* startEffect(p, {
        kind: "continuous",
        controller: context.controller,
        objects: [object],
        modifications: [{ kind: "control", player: { kind: "bound", name: "new controller" } }],
        duration,
        bound: { "new controller": { players: [player] } },
        ...sourceOf(context),
      });
  });
  return { objects: [one, other] };
}

/** A rule that holds for a while. */
export function* doRule(p: Process, context: EffectContext, effect: EffectOf<"rule">): Procedure<Outcome> {
  const duration = yield* fixDuration(p, context, effect.duration);
  yield* startEffect(p, {
    kind: "continuous",
    controller: context.controller,
    modifications: [],
    rules: effect.rules,
    duration,
    bound: { ...eventAsBound(context), ...boundWithTargets(context) },
    ...sourceOf(context),
  });
  return { done: true };
}

/** A replacement or prevention effect for a while (614, 615). */
export function* doReplace(p: Process, context: EffectContext, effect: EffectOf<"replace">): Procedure<Outcome> {
  const duration = yield* fixDuration(p, context, effect.duration);
  yield* startEffect(p, {
    kind: "replacement",
    controller: context.controller,
    replacement: effect.replacement,
    duration,
    bound: { ...spellOfEvent(context), ...boundWithTargets(context) },
    ...sourceOf(context),
  });
  return { done: true };
}

/** The spell that was cast, for an effect about the permanent that it becomes. */
const spellOfEvent = ({ event }: EffectContext): Bindings =>
  event?.kind === "cast" ? { "event:spell": { objects: [event.object] } } : {};

/** Whether an effect with this duration would be over before it starts (611.2b). */
function isOver(p: Process, context: EffectContext, { duration, objects }: FixedDuration): boolean {
  if (duration.kind === "as-long-as") return !stillHolds(p.state, context, duration.condition);
  return (
    duration.kind === "until-leaves" &&
    (objects ?? []).some((object) => objectAt(p.state, object)?.zone !== "battlefield")
  );
}
