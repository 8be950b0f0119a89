import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt, storedAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPermanent, patchPlayer, playerAt } from "../process.ts";
import { damageReplaced } from "../replacement/damage.ts";
import { changeCounters, changePlayerCounters } from "./counters.ts";
import { excessOf } from "./excess-damage.ts";
import { changeLife } from "./life.ts";
import { turnUpFirst } from "./turn-face.ts";

/** Damage that a source is to deal. */
export interface Blow {
  /** Absent: an instruction without a card says so. */
  readonly source?: ObjectId;
  readonly to: TargetRef;
  readonly amount: number;
  readonly combat?: true;
  readonly notPreventable?: true;
}

/**
 * Deals damage at the same time (120.4): prevention and replacement, then its results: life, marked damage, loyalty, defense, counters, lifelink,
 * commander damage. Gives back what was dealt.
 */
export function* dealDamage(p: Process, blows: readonly Blow[]): Procedure<readonly Blow[]> {
  return yield* simultaneously(p, function* () {
    const dealt: Blow[] = [];
    yield* turnUpFirst(p, blows.flatMap(touched));
    for (const blow of blows)
      if (blow.amount > 0 && canBeDealt(p.state, blow.to)) dealt.push(...(yield* damageReplaced(p, blow)));
    const really = dealt.filter(({ amount, to }) => amount > 0 && canBeDealt(p.state, to));
    const excess = excessOf(p.state, really);
    for (const [at, blow] of really.entries()) {
      const over = excess[at] ?? 0;
      emit(p, {
        kind: "damage",
        ...sourceOf(blow),
        to: blow.to,
        amount: blow.amount,
        combat: blow.combat === true,
        rules: ["120.4b"],
        ...(over > 0 ? { excess: over } : {}),
      });
    }
    for (const blow of really) yield* results(p, blow);
    for (const [source, amount] of bySource(really)) yield* lifelink(p, source, amount);
    return really;
  });
}

/** How much each source dealt altogether, in the order of their first blows. */
function bySource(blows: readonly Blow[]): ReadonlyMap<ObjectId, number> {
  const sums = new Map<ObjectId, number>();
  for (const { source, amount } of blows) if (source !== undefined) sums.set(source, (sums.get(source) ?? 0) + amount);
  return sums;
}

/** All that a source with lifelink deals at the same time is one gain of life; several sources make several (702.15e, 120.3f). */
function* lifelink(p: Process, source: ObjectId, amount: number): Procedure {
  if (storedAt(p.state.objects, source) === undefined || !keywordsOf(p.state, source).has("lifelink")) return;
  yield* changeLife(p, controllerOf(p.state, source), amount, { source });
}

/** What would deal and what would be dealt damage. */
function touched({ source, to, amount }: Blow): readonly ObjectId[] {
  if (amount <= 0) return [];
  return [...(source === undefined ? [] : [source]), ...("object" in to ? [to.object] : [])];
}

/** Only battles, creatures, planeswalkers and players can be dealt damage (120.1a). */
function canBeDealt(state: GameState, to: TargetRef): boolean {
  if ("player" in to) return playerAt(state, to.player).left === undefined;
  const permanent = cardObjectAt(state, to.object)?.permanent;
  if (permanent === undefined || permanent.phasedOut !== undefined) return false;
  const { types } = characteristics(state, to.object);
  return types.includes("Creature") || types.includes("Planeswalker") || types.includes("Battle");
}

/** What damage results in (120.3), each by its subrule. */
function* results(p: Process, blow: Blow): Procedure {
  const { source, to, amount } = blow;
  const keywords = keywordsOf(p.state, source);
  const controller =
    source === undefined || storedAt(p.state.objects, source) === undefined ? undefined : controllerOf(p.state, source);
  if ("player" in to) yield* damagePlayer(p, blow, to.player, keywords, controller);
  else {
    const { types } = characteristics(p.state, to.object);
    if (types.includes("Planeswalker")) /* 120.3c */ yield* changeCounters(p, to.object, "loyalty", -amount);
    if (types.includes("Battle")) /* 120.3h */ yield* changeCounters(p, to.object, "defense", -amount);
    if (types.includes("Creature")) yield* damageCreature(p, to.object, amount, keywords, controller);
  }
}

function* damagePlayer(
  p: Process,
  blow: Blow,
  player: PlayerId,
  keywords: ReadonlyMap<string, number>,
  controller: PlayerId | undefined,
): Procedure {
  const { source, amount, combat } = blow;
  if (keywords.has("infect")) /* 120.3b */ yield* changePlayerCounters(p, player, "poison", amount, controller);
  /* 120.3a */ else yield* changeLife(p, player, -amount, { cause: "damage", ...sourceOf(blow) });
  if (combat !== true) return;
  const toxic = keywords.get("toxic") ?? 0;
  if (toxic > 0) /* 120.3g */ yield* changePlayerCounters(p, player, "poison", toxic, controller);
  if (source !== undefined) noteCommanderDamage(p, source, player, amount);
}

function* damageCreature(
  p: Process,
  id: ObjectId,
  amount: number,
  keywords: ReadonlyMap<string, number>,
  controller: PlayerId | undefined,
): Procedure {
  if (keywords.has("wither") || keywords.has("infect"))
    /* 120.3d */ yield* changeCounters(p, id, "-1/-1", amount, controller);
  else {
    const permanent = cardObjectAt(p.state, id)?.permanent;
    if (permanent !== undefined) /* 120.3e */ patchPermanent(p, id, { damage: permanent.damage + amount });
  }
  if (keywords.has("deathtouch") && cardObjectAt(p.state, id)?.permanent !== undefined)
    patchPermanent(p, id, { deathtouchDamage: true });
}

/** Combat damage by a commander is counted by the card (903.10a): by each commander that is a part of a melded or merged permanent. */
function noteCommanderDamage(p: Process, source: ObjectId, player: PlayerId, amount: number): void {
  const stored = storedAt(p.state.objects, source);
  const object = stored?.kind === "gone" ? stored.object : stored;
  if (object?.kind !== "card") return;
  for (const { what } of object.components) {
    if (what.kind !== "card" || p.state.cards[what.card]?.commander !== true) continue;
    const { commanderDamage } = playerAt(p.state, player);
    patchPlayer(p, player, {
      commanderDamage: { ...commanderDamage, [what.card]: (commanderDamage[what.card] ?? 0) + amount },
    });
  }
}

/** The keywords of a source of damage that matter to its results, also where it is gone (702.2e); of toxic the total. */
function keywordsOf(state: GameState, source: ObjectId | undefined): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (source === undefined || storedAt(state.objects, source) === undefined) return found;
  for (const { ability } of characteristics(state, source).abilities) {
    if (ability.kind !== "keyword") continue;
    const { keyword } = ability;
    const value = "value" in keyword && typeof keyword.value === "number" ? keyword.value : 1;
    found.set(keyword.name, (found.get(keyword.name) ?? 0) + value);
  }
  return found;
}

/** The source of a blow, where it has one, as a part of an event. */
export function sourceOf({ source }: Blow): { readonly source?: ObjectId } {
  return source === undefined ? {} : { source };
}
