import type { DamagePart } from "../../ability/effect.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { type Blow, dealDamage } from "../atoms/damage.ts";
import { excessOf } from "../atoms/excess-damage.ts";
import type { Procedure, Process } from "../process.ts";
import { chooseObjects, objectsFor, refsFor } from "./choose-objects.ts";
import { playersFor } from "./choose-players.ts";
import type { EffectContext, EffectOf, Outcome, RunEffects } from "./context.ts";
import { withIt } from "./counters.ts";
import { shareOf } from "./divided.ts";
import { countOf } from "./refer.ts";

/** Deals damage (120). What is named is who and what was dealt damage, and how much in all. */
export function* doDamage(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"damage">,
  run: RunEffects,
): Procedure<Outcome> {
  // An instruction without a card deals damage that has no source.
  const sources: readonly (ObjectId | undefined)[] =
    effect.by === undefined ? [context.source] : yield* chooseObjects(p, context, effect.by);
  const shares: (readonly [DamagePart, TargetRef])[] = [];
  for (const part of [effect, ...(effect.further ?? [])])
    for (const ref of yield* recipientsOf(p, context, part)) shares.push([part, ref]);
  const more = effect.notPreventable === undefined ? {} : { notPreventable: effect.notPreventable };
  const blows = sources.flatMap((source) =>
    shares.flatMap(([part, ref]): readonly Blow[] => {
      const inner = sources.length > 1 && source !== undefined ? withIt(context, source) : context;
      const amount =
        part.divided === undefined
          ? countOf(p, inner, part.amount)
          : (shareOf(context, part.to, ref) ?? countOf(p, inner, part.amount));
      return amount > 0 ? [{ ...(source === undefined ? {} : { source }), to: ref, amount, ...more }] : [];
    }),
  );
  const { excess } = effect;
  if (excess === undefined) {
    const before = p.state;
    const done = yield* dealDamage(p, blows);
    return {
      ...dealt(done),
      ...(effect.as === undefined ? {} : { excess: excessOf(before, done).reduce((sum, over) => sum + over, 0) }),
    };
  }
  const [player] = yield* playersFor(p, context, excess.toPlayers);
  const over = player === undefined ? [] : excessOf(p.state, blows);
  const outcome = dealt(yield* dealDamage(p, player === undefined ? blows : parted(blows, over, player)));
  if (over.some((amount) => amount > 0) && excess.also !== undefined) yield* run(p, context, excess.also);
  return outcome;
}

/** Whom and what a part of the damage is dealt to. */
function* recipientsOf(p: Process, context: EffectContext, part: DamagePart): Procedure<readonly TargetRef[]> {
  const objects = part.to === undefined ? [] : yield* refsFor(p, context, part.to);
  const players = part.toPlayers === undefined ? [] : yield* playersFor(p, context, part.toPlayers);
  return [...objects, ...players.map((player) => ({ player }))];
}

/** Blows without what is in excess, which is dealt to a player instead (120.4a). */
const parted = (blows: readonly Blow[], over: readonly number[], player: PlayerId): readonly Blow[] =>
  blows
    .flatMap((blow, at): readonly Blow[] => {
      const excess = over[at] ?? 0;
      return [
        { ...blow, amount: blow.amount - excess },
        { ...blow, to: { player }, amount: excess },
      ];
    })
    .filter(({ amount }) => amount > 0);

/** Two creatures fight (701.14): each deals damage equal to its power to the other. */
export function* doFight(p: Process, context: EffectContext, effect: EffectOf<"fight">): Procedure<Outcome> {
  const [one] = yield* objectsFor(p, context, effect.what);
  const [other] = yield* objectsFor(p, context, effect.with);
  const fights = (object: ObjectId | undefined): object is ObjectId =>
    object !== undefined &&
    cardObjectAt(p.state, object)?.zone === "battlefield" &&
    characteristics(p.state, object).types.includes("Creature");
  if (!fights(one) || !fights(other)) return { done: false };
  const power = (object: ObjectId): number => Math.max(0, characteristics(p.state, object).power ?? 0);
  const blows: readonly Blow[] =
    one === other
      ? [{ source: one, to: { object: one }, amount: 2 * power(one) }]
      : [
          { source: one, to: { object: other }, amount: power(one) },
          { source: other, to: { object: one }, amount: power(other) },
        ];
  return {
    ...dealt(
      yield* dealDamage(
        p,
        blows.filter(({ amount }) => amount > 0),
      ),
    ),
    objects: [one, other],
    done: true,
  };
}

function dealt(blows: readonly Blow[]): Outcome {
  return {
    objects: [...new Set(blows.flatMap(({ to }) => ("object" in to ? [to.object] : [])))],
    players: [...new Set(blows.flatMap(({ to }) => ("player" in to ? [to.player] : [])))],
    number: blows.reduce((sum, { amount }) => sum + amount, 0),
  };
}
