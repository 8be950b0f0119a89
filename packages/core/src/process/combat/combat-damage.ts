import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { type Blow, dealDamage } from "../atoms/damage.ts";
import { turnUpFirst } from "../atoms/turn-face.ts";
import { simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPermanent } from "../process.ts";
import { fightingCreatures, strikesFirst } from "./strikes-first.ts";

/**
 * Combat damage is assigned and dealt at once (510.1–2). With first or double strike there are two such steps (`stepAfter` leaves the first
 * out otherwise); in `regular` those that dealt it in the first step deal it again only with double strike (510.4, 702.4b, 702.7b).
 */
export function* combatDamage(p: Process, which: "first" | "regular"): Procedure {
  const strikes = fightingCreatures(p.state).filter((id) => dealsNow(p.state, id, which));
  yield* turnUpFirst(
    p,
    strikes.filter((id) => damageOf(p.state, id) > 0),
  );
  const blows: Blow[] = [];
  for (const id of strikes) blows.push(...(yield* assign(p, id)));
  if (which === "first")
    for (const id of strikes)
      patchPermanent(p, id, { flags: { ...cardObjectAt(p.state, id)?.permanent?.flags, "struck-first": true } });
  yield* simultaneously(p, function* () {
    yield* dealDamage(p, blows);
  });
}

function dealsNow(state: GameState, id: ObjectId, which: "first" | "regular"): boolean {
  if (which === "first") return strikesFirst(state, id);
  return (
    hasKeyword(state, id, "double strike") || cardObjectAt(state, id)?.permanent?.flags?.["struck-first"] === undefined
  );
}

function* assign(p: Process, id: ObjectId): Procedure<readonly Blow[]> {
  const permanent = cardObjectAt(p.state, id)?.permanent;
  const total = damageOf(p.state, id);
  if (permanent === undefined || total <= 0) return [];
  if (permanent.attacking === undefined) {
    const attackers = (permanent.blocking ?? []).filter(
      (attacker) => cardObjectAt(p.state, attacker)?.permanent?.attacking !== undefined,
    );
    return yield* divide(p, id, attackers, undefined, total);
  }
  const { defender, blocked } = permanent.attacking;
  const blockers = p.state.battlefield.filter(
    (other) => cardObjectAt(p.state, other)?.permanent?.blocking?.includes(id) === true,
  );
  const attacked = stillAttacked(p.state, defender);
  const unblocked = restrictionsOn(p.state, id).find(
    ({ restriction }) => restriction.kind === "assigns-damage-as-though-unblocked",
  )?.restriction;
  if (blocked === undefined)
    return attacked === undefined ? [] : [{ source: id, to: attacked, amount: total, combat: true }];
  if (unblocked?.kind === "assigns-damage-as-though-unblocked" && attacked !== undefined) {
    const asks = unblocked.optional === true;
    const answer = asks
      ? yield* ask(p, {
          kind: "may",
          player: controllerOf(p.state, id),
          source: id,
          code: "as-though-unblocked",
          rules: ["510.1c"],
        })
      : { yes: true };
    if (answer.yes) return [{ source: id, to: attacked, amount: total, combat: true }];
  }
  return yield* divide(p, id, blockers, hasKeyword(p.state, id, "trample") ? attacked : undefined, total);
}

/** Divides combat damage among creatures, and with trample what it attacks (510.1c–e, 702.19b). */
function* divide(
  p: Process,
  id: ObjectId,
  creatures: readonly ObjectId[],
  trampled: TargetRef | undefined,
  total: number,
): Procedure<readonly Blow[]> {
  const among: TargetRef[] = creatures.map((object) => ({ object }));
  if (trampled !== undefined) among.push(trampled);
  if (among.length === 0) return [];
  const lethal = trampled === undefined ? undefined : creatures.map((creature) => lethalTo(p.state, creature, id));
  const { amounts } = yield* ask(p, {
    kind: "divide",
    player: controllerOf(p.state, id),
    source: id,
    code: "combat-damage",
    rules: ["510.1c"],
    among,
    total,
    each: 0,
    ...(lethal === undefined ? {} : { lethal }),
  });
  return among.flatMap((to, at) =>
    (amounts[at] ?? 0) > 0 ? [{ source: id, to, amount: amounts[at] ?? 0, combat: true as const }] : [],
  );
}

/** Lethal damage from this source, what is already marked considered (702.19b, 702.2c). */
function lethalTo(state: GameState, creature: ObjectId, source: ObjectId): number {
  if (hasKeyword(state, source, "deathtouch")) return 1;
  const marked = cardObjectAt(state, creature)?.permanent?.damage ?? 0;
  return Math.max(0, (characteristics(state, creature).toughness ?? 0) - marked);
}

function damageOf(state: GameState, id: ObjectId): number {
  const limits = restrictionsOn(state, id).map(({ restriction }) => restriction.kind);
  if (limits.includes("assigns-no-combat-damage")) return 0;
  const { power, toughness } = characteristics(state, id);
  return (limits.includes("assigns-damage-by-toughness") ? toughness : power) ?? 0;
}

function stillAttacked(state: GameState, defender: PlayerId | ObjectId): TargetRef | undefined {
  if (typeof defender === "string") return { player: defender };
  const permanent = cardObjectAt(state, defender)?.permanent;
  const types: readonly string[] = permanent === undefined ? [] : characteristics(state, defender).types;
  return types.includes("Planeswalker") || types.includes("Battle") ? { object: defender } : undefined;
}
