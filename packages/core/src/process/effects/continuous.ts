import type { Modification } from "../../ability/modification.ts";
import type { StaticRule } from "../../ability/static-rule.ts";
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
  const open = openRestrictions(effect);
  if (objects.length === 0 && open.length === 0) return NOTHING_DONE;
  const duration = yield* fixDuration(p, context, effect.duration);
  if (isOver(p, context, duration)) return NOTHING_DONE;
  const fixed = open.length === 0 ? effect.modifications : effect.modifications.filter((one) => !isOpen(one));
  yield* simultaneously(p, function* () {
    if (open.length > 0) yield* startRules(p, context, open, duration);
    if (objects.length === 0) return;
    if (!mentionsIt(fixed)) return yield* startOn(p, context, objects, fixed, duration);
    for (const object of objects) yield* startOn(p, withIt(context, object), [object], fixed, duration);
  });
  return objects.length === 0 ? { done: true } : { objects };
}

/**
 * What “creatures can't block this turn” says is no characteristic: it is a rule for all that match while it lasts, also for what comes later (611.2c).
 * “Those creatures” don't untap, and what X or a choice describes, stays as it was found.
 */
function openRestrictions({ what, modifications }: EffectOf<"modify">): readonly StaticRule[] {
  if (what.kind !== "all" || /"kind":"(x|chosen)"|"name":"(it|each)"/.test(JSON.stringify([what, modifications])))
    return [];
  return modifications.flatMap((one): readonly StaticRule[] =>
    isOpen(one) ? [{ kind: "restrict", what, restriction: one.restriction }] : [],
  );
}

const isOpen = (one: Modification): one is Extract<Modification, { kind: "restriction" }> =>
  one.kind === "restriction" && one.restriction.kind !== "does-not-untap";

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
  yield* startRules(p, context, effect.rules, yield* fixDuration(p, context, effect.duration));
  return { done: true };
}

function* startRules(
  p: Process,
  context: EffectContext,
  rules: readonly StaticRule[],
  duration: FixedDuration,
): Procedure {
  yield* startEffect(p, {
    kind: "continuous",
    controller: context.controller,
    modifications: [],
    rules,
    duration,
    bound: { ...eventAsBound(context), ...boundWithTargets(context) },
    ...sourceOf(context),
  });
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
