import { controllerOf } from "../../characteristics/characteristics.ts";
import { type EffectId, effectId } from "../../model/ids.ts";
import type { ContinuousEffect, DelayedTrigger, FloatingReplacement, GameEffect } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { newTimestamp, type Procedure, type Process, patchPermanent } from "../process.ts";
import { renaming } from "./renaming.ts";

/** An effect before the game gives it its id (and, where it has none of its own, its timestamp). */
export type NewEffect =
  | Omit<ContinuousEffect, "id" | "timestamp">
  | Omit<DelayedTrigger, "id">
  | Omit<FloatingReplacement, "id" | "timestamp">;

/** Starts a continuous, delayed or replacement effect; a change of control or a copy is an event. */
export function* startEffect(p: Process, effect: NewEffect): Procedure<EffectId> {
  return yield* simultaneously(p, function* () {
    const before = p.state;
    const id = effectId(before.nextEffect);
    const whole = { ...effect, id, ...(effect.kind === "delayed" ? {} : { timestamp: newTimestamp(p) }) } as GameEffect; // what was left out is added
    withControlNoted(p, touchedBy(effect), () => {
      p.state = { ...p.state, nextEffect: p.state.nextEffect + 1, effects: [...p.state.effects, whole] };
    });
    const copies = effect.kind === "continuous" && effect.modifications.some(({ kind }) => kind === "copy-of");
    const after = p.state;
    if (copies && effect.kind === "continuous")
      for (const object of effect.objects ?? [])
        if (cardObjectAt(after, object) !== undefined)
          emit(p, { kind: "became-copy", object, ...renaming(before, after, object), rules: ["707.4"] });
    return id;
  });
}

/** Ends effects. */
export function* endEffects(p: Process, ids: readonly EffectId[]): Procedure {
  if (ids.length === 0) return;
  yield* simultaneously(p, function* () {
    const ending = p.state.effects.filter(({ id }) => ids.includes(id));
    withControlNoted(p, ending.flatMap(touchedBy), () => {
      p.state = { ...p.state, effects: p.state.effects.filter(({ id }) => !ids.includes(id)) };
    });
  });
}

/** The objects whose controller an effect may change. */
function touchedBy(effect: NewEffect | GameEffect): readonly CardId[] {
  return effect.kind === "continuous" &&
    effect.modifications.some(({ kind }) => kind === "control" || kind === "copy-of")
    ? (effect.objects ?? [])
    : [];
}

type CardId = NonNullable<ContinuousEffect["objects"]>[number];

/** Does something and notes, of these permanents, whose controller it changed: they have come under that player's control only now (302.6). */
function withControlNoted(p: Process, ids: readonly CardId[], change: () => void): void {
  const there = ids.filter((id) => cardObjectAt(p.state, id) !== undefined);
  const before = there.map((id) => controllerOf(p.state, id));
  change();
  for (const [at, id] of there.entries()) {
    const [from, to] = [before[at], controllerOf(p.state, id)];
    if (from === undefined || from === to) continue;
    if (cardObjectAt(p.state, id)?.permanent !== undefined)
      patchPermanent(p, id, { controlledSince: p.state.turn.number });
    emit(p, { kind: "control-changed", object: id, from, to, rules: ["613.1b"] });
  }
}
