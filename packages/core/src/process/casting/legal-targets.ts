import type { Filter } from "../../ability/filter.ts";
import type { TargetSlot } from "../../ability/target.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import { matches, players } from "../../query/evaluate.ts";
import { isProtectedFrom } from "../../query/protection.ts";
import { restrictionsOn, rulesInForce } from "../../query/static-rules.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import type { TargetingContext } from "./targets.ts";

/** Everything that may be a target for a slot now (115.4): first players in turn order, then objects in the order of their zones. */
export function legalTargets(state: GameState, context: TargetingContext, slot: TargetSlot): readonly TargetRef[] {
  return [...everyPlayer(state, slot), ...objectsFor(state, context, slot)].filter((ref) =>
    isLegalTarget(state, context, slot, ref),
  );
}

/** Whether something may be, or still is, a legal target for a slot (115.4, 608.2b): it matches, is where it must be, and nothing forbids it. */
export function isLegalTarget(state: GameState, context: TargetingContext, slot: TargetSlot, ref: TargetRef): boolean {
  if (slot.forEach !== undefined && context.bound?.each === undefined) {
    return players(state, context, slot.forEach).some((player) =>
      isLegalTarget(state, { ...context, bound: { ...context.bound, each: { players: [player] } } }, slot, ref),
    );
  }
  if ("player" in ref) return isLegalPlayer(state, context, slot, ref.player);
  const object = objectAt(state, ref.object);
  if (object === undefined || object.id === context.object || !zonesOf(slot).includes(object.zone)) return false;
  if (object.kind === "card" && object.permanent?.phasedOut !== undefined) return false;
  if (slot.of !== undefined && !players(state, context, slot.of).includes(object.owner)) return false;
  return matches(state, context, slot.filter, ref) && !isForbidden(state, context, object.id);
}

function isLegalPlayer(state: GameState, context: TargetingContext, slot: TargetSlot, player: PlayerId): boolean {
  const found = state.players.find(({ id }) => id === player);
  return (
    found !== undefined &&
    found.left === undefined &&
    found.lost === undefined &&
    slot.zone === undefined &&
    matches(state, context, slot.filter, { player }) &&
    !isShielded(state, context, player)
  );
}

/** Whether hexproof, shroud or protection keeps a player from being a target of this (702.11c, 702.18a, 702.16b). */
function isShielded(state: GameState, context: TargetingContext, player: PlayerId): boolean {
  return rulesInForce(state, "player-has").some(
    ({ rule, players: named }) =>
      named(rule.who).includes(player) && (rule.keyword !== "hexproof" || context.controller !== player),
  );
}

/** Whether shroud, hexproof, protection or an effect keeps the object from being a target of this (702.18a, 702.11b, 702.11d, 702.16b, 101.2). */
function isForbidden(state: GameState, context: TargetingContext, id: ObjectId): boolean {
  return targetObstacles(state, context, id).length > 0;
}

/** The rules that keep an object from being a target of this, where any do: shroud, hexproof, protection, an effect. */
export function targetObstacles(state: GameState, context: TargetingContext, id: ObjectId): readonly RuleKey[] {
  const object = cardObjectAt(state, id);
  if (object === undefined) return [];
  const by = context.source ?? context.object;
  const hidden = object.zone === "battlefield" ? keywordObstacles(state, context, id, by) : [];
  const effects = restrictionsOn(state, id).some(
    ({ restriction, context: point }) =>
      restriction.kind === "cannot-be-targeted" && matches(state, point, restriction.by, { object: context.object }),
  );
  return effects ? [...hidden, "101.2"] : hidden;
}

function keywordObstacles(state: GameState, context: TargetingContext, id: ObjectId, by: ObjectId): readonly RuleKey[] {
  const keywords = keywordsOf(state, id);
  const rules: RuleKey[] = [];
  if (keywords.some(({ name }) => name === "shroud")) rules.push("702.18a");
  if (isProtectedFrom(state, id, by)) rules.push("702.16b");
  const controller = controllerOf(state, id);
  if (controller === context.controller) return rules;
  if (keywords.some(({ name }) => name === "hexproof")) rules.push("702.11b");
  if (
    keywords.some(
      (keyword) =>
        keyword.name === "hexproof from" && isFrom(state, { controller, source: id }, keyword.from, by, context.object),
    )
  )
    rules.push("702.11d");
  return rules;
}

/** Whether what targets is of a quality: of the source, or of the ability itself where the quality is to be one. */
const isFrom = (
  state: GameState,
  point: { readonly controller: PlayerId; readonly source: ObjectId },
  from: Filter,
  source: ObjectId,
  itself: ObjectId,
): boolean => matches(state, point, from, { object: from.kind === "stack-ability" ? itself : source });

function zonesOf(slot: TargetSlot): readonly Zone[] {
  if (slot.zone === undefined) return ["battlefield"];
  return typeof slot.zone === "string" ? [slot.zone] : slot.zone;
}

function everyPlayer(state: GameState, slot: TargetSlot): readonly TargetRef[] {
  return slot.zone === undefined ? state.players.map(({ id }) => ({ player: id })) : [];
}

function objectsFor(state: GameState, context: TargetingContext, slot: TargetSlot): readonly TargetRef[] {
  return zonesOf(slot)
    .flatMap((zone) => idsIn(state, zone))
    .filter((id) => id !== context.object)
    .map((object) => ({ object }));
}

function idsIn(state: GameState, zone: Zone): readonly ObjectId[] {
  if (zone === "battlefield" || zone === "stack" || zone === "exile" || zone === "command") return state[zone];
  return state.players.flatMap((player) => player[zone]);
}
