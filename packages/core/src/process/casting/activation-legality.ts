import type { ActivatedAbility } from "../../ability/ability.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameObject } from "../../model/object.ts";
import type { Refusal } from "../../model/refusal.ts";
import { COMBAT_STEPS, type GameState } from "../../model/state.ts";
import { holds, matches, select } from "../../query/evaluate.ts";
import { restrictionsOn, rulesInForce } from "../../query/static-rules.ts";
import { objectAt } from "../../storage/objects.ts";
import { isSummoningSick } from "../combat/summoning-sickness.ts";
import { sameKey, useKey } from "../use-key.ts";
import type { OwnedActivated } from "./activated-abilities.ts";
import { isLoyaltyAbility, isManaAbility } from "./mana-ability.ts";
import { isSorceryTime, isSplitSecondTime } from "./timing.ts";

/** Why a player can't begin to activate an ability now, whatever they choose for it (602.5); nothing where they can. */
export function activationRefusal(
  state: GameState,
  player: PlayerId,
  id: ObjectId,
  owned: OwnedActivated,
): Refusal | undefined {
  const object = objectAt(state, id);
  if (object === undefined) return { code: "no-such-object", rules: [], object: id };
  const { ability } = owned;
  const about = { object: id };
  if (object.zone !== (ability.from ?? "battlefield"))
    return { code: "wrong-zone", rules: ["113.6", "602.5"], ...about };
  if (object.kind === "card" && object.permanent?.phasedOut !== undefined)
    return { code: "wrong-zone", rules: ["702.26b"], ...about };
  if (!mayActivate(state, player, object, ability)) return { code: "not-controller", rules: ["602.2"], ...about };
  if (!isManaAbility(ability) && isSplitSecondTime(state))
    return { code: "split-second", rules: ["702.61a"], ...about };
  return (
    untimely(state, player, object, ability) ??
    usedUp(state, id, owned) ??
    unready(state, player, id, ability) ??
    forbidden(state, player, id, ability)
  );
}

function mayActivate(state: GameState, player: PlayerId, object: GameObject, ability: ActivatedAbility): boolean {
  const controller = object.zone === "battlefield" ? controllerOf(state, object.id) : object.owner;
  if (ability.by === "any-player") return true;
  return ability.by === "opponents" ? controller !== player : controller === player;
}

/** When it may be activated: as a sorcery (602.5d), a loyalty ability likewise (606.3), or in a part of a turn. */
function untimely(
  state: GameState,
  player: PlayerId,
  object: GameObject,
  ability: ActivatedAbility,
): Refusal | undefined {
  const { active, step } = state.turn;
  const about = { object: object.id };
  if (isLoyaltyAbility(ability) && !isSorceryTime(state, player) && !isLoyalAnyTime(state, player, object.id))
    return { code: active === player ? "sorcery-timing" : "not-your-turn", rules: ["606.3"], ...about };
  switch (ability.timing) {
    case "sorcery":
      return isSorceryTime(state, player)
        ? undefined
        : { code: active === player ? "sorcery-timing" : "not-your-turn", rules: ["602.5d"], ...about };
    case "your-turn":
      return active === player ? undefined : { code: "not-your-turn", rules: ["602.1b", "602.5"], ...about };
    case "upkeep":
      return active === player && step === "upkeep"
        ? undefined
        : { code: "condition-not-met", rules: ["602.1b", "602.5"], ...about };
    case "combat":
      return COMBAT_STEPS.includes(step)
        ? undefined
        : { code: "condition-not-met", rules: ["602.1b", "602.5"], ...about };
    default:
      return undefined;
  }
}

/** Whether an effect lets a player activate loyalty abilities of a permanent whenever they could cast an instant. */
const isLoyalAnyTime = (state: GameState, player: PlayerId, id: ObjectId): boolean =>
  rulesInForce(state, "loyalty-any-time").some(
    ({ rule, context, players }) =>
      players(rule.who).includes(player) && matches(state, context, rule.what, { object: id }),
  );

/** Limits on how often: of a loyalty ability, one of the permanent's each turn (606.3); of others, what they say, counted with the object (602.5b). */
function usedUp(state: GameState, id: ObjectId, { ability, key }: OwnedActivated): Refusal | undefined {
  const object = objectAt(state, id);
  const permanent = object?.kind === "card" ? object.permanent : undefined;
  if (isLoyaltyAbility(ability)) {
    const done = permanent?.loyaltyActivations?.turn === state.turn.number ? permanent.loyaltyActivations.times : 0;
    if (done >= loyaltyTimes(state, id)) return { code: "already-activated", rules: ["606.3"], object: id };
  }
  if (ability.limit === undefined) return undefined;
  const times =
    ability.limit.per === "turn"
      ? (state.turn.uses[useKey(id, key, ability)] ?? 0)
      : permanent?.flags?.[`used:${sameKey(key, ability)}`] === true
        ? ability.limit.times
        : 0;
  return times >= Math.max(ability.limit.times, keywordTimes(state, id, ability))
    ? { code: "already-activated", rules: ["602.5b"], object: id }
    : undefined;
}

/** How often in its controller's turn a rule lets an ability of this keyword be activated: “can boast twice … rather than once”. */
function keywordTimes(state: GameState, id: ObjectId, { keyword, limit }: ActivatedAbility): number {
  if (keyword === undefined || limit?.per !== "turn" || state.turn.active !== controllerOf(state, id)) return 0;
  return Math.max(
    0,
    ...rulesInForce(state, "keyword-limit").flatMap(({ rule, context }) =>
      rule.keyword === keyword && matches(state, context, rule.what, { object: id }) ? [rule.times] : [],
    ),
  );
}

function loyaltyTimes(state: GameState, id: ObjectId): number {
  return Math.max(
    1,
    ...rulesInForce(state, "loyalty-twice").flatMap(({ rule, context }) =>
      select(state, context, rule.what).includes(id) ? [rule.times] : [],
    ),
  );
}

function unready(state: GameState, player: PlayerId, id: ObjectId, ability: ActivatedAbility): Refusal | undefined {
  if (ability.cost.some(({ kind }) => kind === "tap-self" || kind === "untap-self") && isSummoningSick(state, id))
    return { code: "summoning-sick", rules: ["302.6", "602.5a"], object: id };
  if (ability.condition === undefined || holds(state, { controller: player, source: id }, ability.condition))
    return undefined;
  return { code: "condition-not-met", rules: ["602.1b", "602.5"], object: id };
}

/** What an effect forbids (101.2, 602.5). */
function forbidden(state: GameState, player: PlayerId, id: ObjectId, ability: ActivatedAbility): Refusal | undefined {
  const mana = isManaAbility(ability);
  const loyalty = isLoyaltyAbility(ability);
  const locked = rulesInForce(state, "cannot-activate").some(({ rule, context, players }) => {
    if (
      (rule.who !== undefined && !players(rule.who).includes(player)) ||
      (rule.except === "mana" && mana) ||
      (rule.only === "loyalty" && !loyalty)
    )
      return false;
    return matches(state, context, rule.of, { object: id });
  });
  const kept = restrictionsOn(state, id).some(({ restriction }) => {
    if (restriction.kind !== "cannot-activate") return false;
    return !(restriction.except === "mana" && mana) && !(restriction.except === "loyalty" && loyalty);
  });
  return locked || kept ? { code: "cannot-activate", rules: ["101.2", "602.5"], object: id } : undefined;
}
