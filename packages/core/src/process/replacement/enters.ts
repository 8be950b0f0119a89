import type { Effect } from "../../ability/effect.ts";
import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holds, matches } from "../../query/evaluate.ts";
import { countersInOrder } from "../../storage/counters.ts";
import { cardObjectAt, withoutStored } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { asItWouldExist, type Entering } from "../atoms/entering.ts";
import type { FixedArrival } from "../atoms/move.ts";
import type { Plan } from "../atoms/plan.ts";
import { type Procedure, type Process, setObject } from "../process.ts";
import type { Applicable, ReplacementStep } from "./choose.ts";
import { enterAsCopy } from "./enter-as-copy.ts";
import { enterTransformed } from "./entry.ts";
import { fixArrival } from "./fix-arrival.ts";
import { type Found, replacementsAmong, replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";
import { entersByKeyword } from "./keyword-enters.ts";
import { useUp } from "./use-up.ts";
import { isSelf, supposedEvent } from "./zone-change.ts";

type EntersKind = "enters" | "enters-modified" | "enters-face-down" | "day-night-as-enters";
const KINDS: readonly EntersKind[] = ["enters", "enters-modified", "enters-face-down", "day-night-as-enters"];

/** The effects that would modify how a permanent enters (614.12): others' that it would match as it would exist, and its own that are about itself. */
export function entersReplacements(p: Process, plan: Plan | undefined, entering: Entering): readonly Applicable[] {
  if (entering.prevented !== undefined) return [];
  const would = asItWouldExist(p.state, entering);
  const found: Applicable[] = [];
  for (const one of replacementsOf(p.state, ...KINDS))
    if (concerns(would, plan, entering, one)) found.push(modification(p, plan, entering, one));
  const own = characteristics(would, entering.id).abilities;
  for (const one of replacementsAmong(would, entering.id, own, "battlefield", KINDS)) {
    // A copy has other abilities under the same keys: each gets its chance (707.5).
    const keyed = { ...one, key: `${one.key}:${entering.copies}` };
    if (isAboutSelf(one) && concerns(would, plan, entering, keyed)) found.push(modification(p, plan, entering, keyed));
  }
  found.push(...entersByKeyword(p, plan, entering, would));
  return found;
}

/** Whether an ability is about its own source only: then it works as that enters; one about a set that includes it does not (614.12). */
function isAboutSelf({ replacement }: Found<EntersKind>): boolean {
  return replacement.kind === "day-night-as-enters" || isSelf(replacement.subject);
}

function concerns(
  would: Process["state"],
  plan: Plan | undefined,
  entering: Entering,
  { replacement, context }: Found<EntersKind>,
): boolean {
  if (replacement.kind === "day-night-as-enters") return context.source === entering.id && would.day === "neither";
  const about = contextOf(plan, entering, context);
  if (replacement.kind === "enters") {
    if (replacement.from !== undefined && (entering.from === undefined || !replacement.from.includes(entering.from)))
      return false;
    if (replacement.condition !== undefined && !holds(would, about, replacement.condition)) return false;
  }
  if (matches(would, about, replacement.subject, { object: entering.id })) return true;
  // An effect about a spell is about the permanent that it becomes (400.7a).
  const { subject } = replacement;
  return (
    entering.from === "stack" &&
    subject.kind === "is" &&
    subject.what.kind === "event" &&
    entering.formers.some((object) => matches(would, about, subject, { object }))
  );
}

/** From an effect's point of view, with the entering permanent named `it` and, for its own abilities, how it was cast. */
function contextOf(plan: Plan | undefined, entering: Entering, context: EvaluationContext): EvaluationContext {
  const { cast } = entering.object;
  const own =
    context.source === entering.id && cast !== undefined
      ? { stack: cast, ...(cast.x === undefined ? {} : { x: cast.x }) }
      : {};
  return {
    ...context,
    ...own,
    bound: { ...context.bound, it: { objects: [entering.id] } },
    ...(plan === undefined ? {} : { event: supposedEvent(plan) }),
  };
}

/** The step of 616.1 that an effect belongs to. */
function stepOf(replacement: Found<EntersKind>["replacement"]): ReplacementStep {
  if (replacement.kind !== "enters") return "any";
  if (replacement.arrival?.under !== undefined) return "control";
  if (replacement.copy !== undefined) return "copy";
  return replacement.arrival?.transformed !== undefined || replacement.arrival?.converted !== undefined
    ? "back-face"
    : "any";
}

function modification(p: Process, plan: Plan | undefined, entering: Entering, found: Found<EntersKind>): Applicable {
  const { key, source, replacement } = found;
  const step = stepOf(replacement);
  // Effects that only add to how it enters come to the same in any order.
  const plain = replacement.kind === "enters" && replacement.copy === undefined && step === "any";
  return {
    key,
    step,
    code: replacement.kind,
    ...(source === undefined ? {} : { source }),
    ...(plain || replacement.kind === "enters-modified" ? { outcome: "adds" } : {}),
    apply: function* () {
      yield* modify(p, plan, entering, found);
      useUp(p, found);
    },
  };
}

function* modify(p: Process, plan: Plan | undefined, entering: Entering, found: Found<EntersKind>): Procedure {
  const { replacement, controller, source } = found;
  const would = asItWouldExist(p.state, entering);
  const context = contextOf(plan, entering, found.context);
  const whose = source === entering.id ? controllerOf(would, entering.id) : controller;
  switch (replacement.kind) {
    case "enters-modified":
      entering.effects.push({
        modifications: replacement.modifications,
        controller,
        ...(source === undefined ? {} : { source }),
      });
      entering.object = { ...entering.object };
      return;
    case "enters-face-down":
      entering.object = { ...entering.object, faceDown: { cause: "plain", values: replacement.values } };
      return;
    case "day-night-as-enters":
      yield* doInstead(p, context, [{ kind: "set-day-night", to: replacement.to }]);
      return;
    case "enters": {
      if (replacement.may === true && !(yield* mayModify(p, whose, entering))) return;
      if (replacement.copy !== undefined) yield* enterAsCopy(p, entering, replacement.copy, context, whose);
      if (replacement.arrival !== undefined)
        adopt(p, plan, entering, fixArrival(would, context, replacement.arrival), found);
      if (replacement.as !== undefined) yield* asItEnters(p, entering, context, replacement.as);
      if (replacement.unless !== undefined) {
        const done = yield* asItEnters(p, entering, context, replacement.unless.steps);
        if (!done)
          adopt(
            p,
            plan,
            entering,
            fixArrival(asItWouldExist(p.state, entering), context, replacement.unless.otherwise),
            found,
          );
      }
    }
  }
}

function* mayModify(p: Process, player: PlayerId, entering: Entering): Procedure<boolean> {
  const { yes } = yield* ask(p, {
    kind: "may",
    player,
    source: entering.id,
    rules: ["614.12a"],
    code: "modify-entering",
  });
  return yes;
}

/** Lets a permanent enter as an effect says. */
function adopt(
  p: Process,
  plan: Plan | undefined,
  entering: Entering,
  arrival: FixedArrival,
  found: { readonly source?: Entering["id"]; readonly controller: PlayerId },
): void {
  const { object } = entering;
  if (arrival.under !== undefined) entering.under = arrival.under;
  const permanent = object.permanent ?? { tapped: false, damage: 0, controlledSince: p.state.turn.number };
  const counters = { ...object.counters };
  for (const [counter, count] of countersInOrder(arrival.counters))
    counters[counter] = (counters[counter] ?? 0) + count;
  entering.object = {
    ...object,
    counters,
    controller: arrival.under ?? object.controller,
    ...(arrival.faceDown === undefined ? {} : { faceDown: arrival.faceDown }),
    permanent: {
      ...permanent,
      tapped: permanent.tapped || arrival.tapped === true,
      ...(arrival.attachedTo === undefined ? {} : { attachedTo: arrival.attachedTo }),
    },
  };
  if (arrival.transformed === true) enterTransformed(p, plan, entering);
  if (arrival.modifications !== undefined)
    entering.effects.push({
      modifications: arrival.modifications,
      controller: found.controller,
      ...(found.source === undefined ? {} : { source: found.source }),
      ...(arrival.bound === undefined ? {} : { bound: arrival.bound }),
    });
}

/** Carries out instructions “as it enters”: before it is there, with the permanent as it would exist as their source (614.12a). Gives back whether they did anything. */
function* asItEnters(
  p: Process,
  entering: Entering,
  context: EvaluationContext,
  steps: readonly Effect[],
): Procedure<boolean> {
  setObject(p, entering.object);
  const done = yield* doInstead(p, context, steps);
  entering.object = cardObjectAt(p.state, entering.id) ?? entering.object;
  p.state = { ...p.state, objects: withoutStored(p.state.objects, entering.id) };
  return done;
}
