import type { TargetSlot } from "../../ability/target.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount, players } from "../../query/evaluate.ts";
import { objectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import { domainTogether, fitTogether, someFitting } from "./fit-together.ts";
import { legalTargets } from "./legal-targets.ts";

export { isLegalTarget, legalTargets } from "./legal-targets.ts";

/** For what targets are chosen: the spell or ability, and the point of view of its controller. */
export interface TargetingContext extends EvaluationContext {
  /** The spell or ability on the stack. */
  readonly object: ObjectId;
}

type Targets = readonly (readonly TargetRef[])[];

/**
 * Asks for the targets of each slot in order (601.2c, 603.3d). Gives back nothing where some slot can't have as many legal targets as it needs.
 * What is offered for a slot leaves enough for those after it.
 */
export function* chooseTargets(
  p: Process,
  context: TargetingContext,
  slots: readonly TargetSlot[],
): Procedure<Targets | undefined> {
  if (!canChooseTargets(p.state, context, slots)) return undefined;
  const chosen: (readonly TargetRef[])[] = [];
  for (const [at, slot] of slots.entries()) {
    const found: TargetRef[] = [];
    for (const set of setsOf(p.state, context, slot)) {
      const offer = offerFor(p.state, { ...set, targets: [...chosen, found] }, slots, at);
      if (offer.max === 0) continue;
      const chooser =
        slot.chooser === undefined
          ? context.controller
          : (players(p.state, context, slot.chooser)[0] ?? context.controller);
      const rules =
        objectAt(p.state, context.object)?.kind === "ability" ? (["115.1", "601.2c"] as const) : (["601.2c"] as const);
      const answer = yield* ask(p, {
        kind: "target",
        player: chooser,
        source: context.object,
        code: "target",
        rules,
        from: offer.from,
        min: offer.min,
        max: offer.max,
        slot: at,
        ...domainTogether(p.state, context, slot.together, offer.from),
      });
      found.push(...answer.chosen);
    }
    if (slot.together !== undefined && !fitTogether(p.state, context, slot.together, found))
      refuse("answer-not-legal", ["601.2c", "115.1"], { object: context.object });
    chosen.push(found);
  }
  return chosen;
}

/** Whether every slot can have as many legal targets as it needs, all at once (601.2c). */
export function canChooseTargets(state: GameState, context: TargetingContext, slots: readonly TargetSlot[]): boolean {
  return completes(state, context, slots, 0, []);
}

interface Offer {
  readonly from: readonly TargetRef[];
  readonly min: number;
  readonly max: number;
}

/** What may be chosen for a slot, with the targets so far; what would leave too little for later slots is left out. */
function offerFor(state: GameState, context: TargetingContext, slots: readonly TargetSlot[], at: number): Offer {
  const slot = slots[at];
  if (slot === undefined) return { from: [], min: 0, max: 0 };
  const before = (context.targets ?? []).slice(0, at);
  const candidates = candidatesFor(state, context, slot, before);
  const min = Math.max(0, amount(state, context, slot.min));
  const max = Math.min(
    candidates.length,
    slot.max === "any" ? candidates.length : Math.max(0, amount(state, context, slot.max)),
  );
  const matters = max === 1 && slots.slice(at + 1).some((later) => dependsOn(later, at));
  const from = matters
    ? candidates.filter((ref) => completes(state, context, slots, at + 1, [...before, [ref]]))
    : candidates;
  return { from, min: Math.min(min, from.length), max: Math.min(max, from.length) };
}

/** One context for each set of targets that a slot asks for: one, or one for each of some players. */
function setsOf(state: GameState, context: TargetingContext, slot: TargetSlot): readonly TargetingContext[] {
  if (slot.forEach === undefined) return [context];
  return players(state, context, slot.forEach).map((player) => ({
    ...context,
    bound: { ...context.bound, each: { players: [player] } },
  }));
}

function candidatesFor(
  state: GameState,
  context: TargetingContext,
  slot: TargetSlot,
  before: Targets,
): readonly TargetRef[] {
  const taken = (slot.distinctFrom ?? []).flatMap((other) => before[other] ?? []);
  return legalTargets(state, { ...context, targets: before }, slot).filter(
    (ref) => !taken.some((other) => isSameRef(other, ref)),
  );
}

/** Whether the slots from `at` on can all be given targets, the ones before having these. */
function completes(
  state: GameState,
  context: TargetingContext,
  slots: readonly TargetSlot[],
  at: number,
  before: Targets,
): boolean {
  const slot = slots[at];
  if (slot === undefined) return true;
  const sets = setsOf(state, context, slot).map((set) => ({
    set,
    candidates: candidatesFor(state, set, slot, before),
    min: Math.max(0, amount(state, { ...set, targets: before }, slot.min)),
  }));
  const chosen = sets.map(({ set, candidates, min }) => someFitting(state, set, slot.together, candidates, min));
  if (chosen.includes(undefined)) return false;
  const [one] = sets;
  const first = chosen.flatMap((some) => some ?? []);
  if (
    one === undefined ||
    one.min !== 1 ||
    sets.length > 1 ||
    !slots.slice(at + 1).some((later) => dependsOn(later, at))
  )
    return completes(state, context, slots, at + 1, [...before, first]);
  return one.candidates.some((ref) => completes(state, context, slots, at + 1, [...before, [ref]]));
}

function dependsOn(later: TargetSlot, at: number): boolean {
  return (
    (later.distinctFrom ?? []).includes(at) || JSON.stringify(later.filter).includes(`"kind":"target","slot":${at}`)
  );
}

function isSameRef(one: TargetRef, other: TargetRef): boolean {
  return "object" in one
    ? "object" in other && one.object === other.object
    : "player" in other && one.player === other.player;
}
