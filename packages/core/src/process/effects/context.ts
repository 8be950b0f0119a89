import type { Effect } from "../../ability/effect.ts";
import type { EventRole } from "../../ability/selector.ts";
import type { Binding, Bindings, TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holdersOf, playersOfEvent } from "../../query/events/event-roles.ts";
import type { Procedure, Process } from "../process.ts";

/** What the instructions of one spell or ability share as they are carried out. `bound` grows with every instruction that names something. */
export interface EffectContext extends EvaluationContext {
  bound: Bindings;
  /** The game as the first of the instructions began: an object that has left since then can be found again (400.7j). */
  readonly began: GameState;
  /** All targets as chosen, those that have become illegal included, and what was divided among them, slot by slot. Absent: no targets. */
  readonly chosen?: {
    readonly targets: readonly (readonly TargetRef[])[];
    readonly divisions?: readonly (readonly number[])[];
  };
}

/** What an instruction did, for later ones that refer to it: what it acted on. `done` absent: whether it acted on anything. */
export type Outcome = Binding;

/** An instruction that had nothing to act on. */
export const NOTHING_DONE: Outcome = { done: false };

/** Carries out instructions in the order written; gives back what the last one did. */
export type RunEffects = (p: Process, context: EffectContext, effects: readonly Effect[]) => Procedure<Outcome>;

/** An instruction of one kind. */
export type EffectOf<K extends Effect["kind"]> = Effect & { readonly kind: K };

/** Carries out one kind of instruction; `run` is for those that contain others. */
export type Executor<K extends Effect["kind"]> = (
  p: Process,
  context: EffectContext,
  effect: EffectOf<K>,
  run: RunEffects,
) => Procedure<Outcome>;

/** Names something for later instructions. */
export function bind(context: EffectContext, name: string, binding: Binding): void {
  context.bound = { ...context.bound, [name]: binding };
}

/** Whether an outcome counts as having done what the instruction says. */
export function wasDone(outcome: Outcome): boolean {
  if (outcome.done !== undefined) return outcome.done;
  return (
    (outcome.objects?.length ?? 0) > 0 ||
    (outcome.players?.length ?? 0) > 0 ||
    (outcome.number ?? 0) > 0 ||
    outcome.text !== undefined
  );
}

const ROLES: readonly EventRole[] = ["subject", "source", "recipient", "attacker", "blocker", "spell", "ability"];

/** The objects and players of the event that the ability triggered on, for a rule that lasts: as `event:subject`, …, `event:player`. */
export function eventAsBound({ event }: EffectContext): Bindings {
  if (event === undefined) return {};
  const roles = ROLES.flatMap((role) => {
    const held = holdersOf(event, role);
    return held.objects.length === 0 && held.players.length === 0 ? [] : [[`event:${role}`, held] as const];
  });
  const players = playersOfEvent(event);
  return { ...Object.fromEntries(roles), ...(players.length === 0 ? {} : { "event:player": { players } }) };
}

/** What an effect that lasts, or an ability that comes later, may refer to: everything named, the value of X, and the targets, as `target:0`, `target:1`, … */
export function boundWithTargets(context: EffectContext): Bindings {
  const targets = (context.targets ?? []).map(
    (refs, slot) =>
      [
        `target:${slot}`,
        {
          objects: refs.flatMap((ref) => ("object" in ref ? [ref.object] : [])),
          players: refs.flatMap((ref) => ("player" in ref ? [ref.player] : [])),
        },
      ] as const,
  );
  const x: Bindings = context.x === undefined ? {} : { x: { number: context.x } };
  return { ...context.bound, ...x, ...Object.fromEntries(targets) };
}
