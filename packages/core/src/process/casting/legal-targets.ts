import type { TargetSlot } from "../../ability/target.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import { keywordsOf } from "../../characteristics/keywords.ts";
import { matches, players } from "../../query/evaluate.ts";
import { isProtectedFrom } from "../../query/protection.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import type { TargetingContext } from "./targets.ts";

/** Everything that may be a target for a slot now (115.4): first players in turn order, then objects in the order of their zones. */
export function legalTargets(state: GameState, context: TargetingContext, slot: TargetSlot): readonly TargetRef[] {
  return [...everyPlayer(state, slot), ...objectsFor(state, context, slot)].filter((ref) => isLegalTarget(state, context, slot, ref));
}

/** Whether something may be, or still is, a legal target for a slot (115.4, 608.2b): it matches, is where it must be, and nothing forbids it. */
export function isLegalTarget(state: GameState, context: TargetingContext, slot: TargetSlot, ref: TargetRef): boolean {
  if ("player" in ref) return isLegalPlayer(state, context, slot, ref.player);
  const object = objectAt(state, ref.object);
  if (object === undefined || object.id === context.object || !zonesOf(slot).includes(object.zone)) return false;
  if (object.kind === "card" && object.permanent?.phasedOut !== undefined) return false;
  if (slot.of !== undefined && !players(state, context, slot.of).includes(object.owner)) return false;
  return matches(state, context, slot.filter, ref) && !isForbidden(state, context, object.id);
}

function isLegalPlayer(state: GameState, context: TargetingContext, slot: TargetSlot, player: PlayerId): boolean {
  const found = state.players.find(({ id }) => id === player);
  return found !== undefined && found.left === undefined && found.lost === undefined && slot.zone === undefined && matches(state, context, slot.filter, { player });
}

/** Whether shroud, hexproof, protection or an effect keeps the object from being a target of this (702.18a, 702.11b, 702.11d, 702.16b, 101.2). */
function isForbidden(state: GameState, context: TargetingContext, id: ObjectId): boolean {
  const object = cardObjectAt(state, id);
  if (object === undefined) return false;
  const by = context.source ?? context.object;
  if (object.zone === "battlefield" && isHidden(state, context, id, by)) return true;
  return restrictionsOn(state, id).some(({ restriction, context: point }) => restriction.kind === "cannot-be-targeted" && matches(state, point, restriction.by, { object: context.object }));
}

function isHidden(state: GameState, context: TargetingContext, id: ObjectId, by: ObjectId): boolean {
  const keywords = keywordsOf(state, id);
  if (keywords.some(({ name }) => name === "shroud") || isProtectedFrom(state, id, by)) return true;
  const controller = controllerOf(state, id);
  if (controller === context.controller) return false;
  return keywords.some((keyword) => keyword.name === "hexproof" || (keyword.name === "hexproof from" && matches(state, { controller, source: id }, keyword.from, { object: by })));
}

function zonesOf(slot: TargetSlot): readonly Zone[] {
  if (slot.zone === undefined) return ["battlefield"];
  return typeof slot.zone === "string" ? [slot.zone] : slot.zone;
}

function everyPlayer(state: GameState, slot: TargetSlot): readonly TargetRef[] {
  return slot.zone === undefined ? state.players.map(({ id }) => ({ player: id })) : [];
}

function objectsFor(state: GameState, context: TargetingContext, slot: TargetSlot): readonly TargetRef[] {
  return zonesOf(slot).flatMap((zone) => idsIn(state, zone)).filter((id) => id !== context.object).map((object) => ({ object }));
}

function idsIn(state: GameState, zone: Zone): readonly ObjectId[] {
  if (zone === "battlefield" || zone === "stack" || zone === "exile" || zone === "command") return state[zone];
  return state.players.flatMap((player) => player[zone]);
}
