import { characteristics } from "../../characteristics/characteristics.ts";
import { faceOf } from "../../faces/face-up.ts";
import type { Action } from "../../model/action.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { Refusal } from "../../model/refusal.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { asSpell } from "./as-spell.ts";
import { cardOf } from "./permissions.ts";
import { prohibitionOf } from "./prohibitions.ts";
import { timingRefusal } from "./timing.ts";
import { type CastWay, usesOf } from "./way.ts";
import { castWays } from "./ways.ts";

/** What a player asks to cast, and how. */
export type CastRequest = Omit<Extract<Action, { kind: "cast" }>, "kind">;

/** The way to cast that a request means: the first of those it allows that nothing forbids. Else why there is none. */
export function chooseWay(state: GameState, player: PlayerId, request: CastRequest): CastWay | Refusal {
  const object = cardObjectAt(state, request.object);
  if (object === undefined) return { code: "no-such-object", rules: ["601.2a"], object: request.object };
  const meant = castWays(state, player, request.object).filter((way) => isMeant(way, request));
  const ordinary =
    request.via === undefined
      ? meant.filter((way) => way.via === undefined || way.shape.faceDown !== undefined)
      : meant;
  const candidates =
    ordinary.length > 0
      ? [...ordinary, ...meant.filter((way) => !ordinary.includes(way) && way.permission.via !== undefined)]
      : meant;
  let first: Refusal | undefined;
  for (const way of candidates) {
    const against = wayRefusal(state, player, request.object, way);
    if (against === undefined) return way;
    first ??= against;
  }
  return first ?? noWay(state, player, object, request);
}

/** Whether a result of `chooseWay` is a refusal. */
export function isRefusal(found: CastWay | Refusal): found is Refusal {
  return "code" in found;
}

/** Why a card can't begin to be cast in a way now, if it can't (601.3). */
export function wayRefusal(state: GameState, player: PlayerId, id: ObjectId, way: CastWay): Refusal | undefined {
  const spell = asSpell(state, id, player, way.shape, way.via);
  const { types } = characteristics(spell, id);
  if (types.includes("Land")) return { code: "is-a-land", rules: ["305.9", "712.11c"], object: id };
  if (types.length === 0) return { code: "face-not-castable", rules: ["712.11"], object: id };
  if (usesOf(way).some(({ key, times }) => (state.turn.uses[key] ?? 0) >= times))
    return { code: "already-activated", rules: ["601.3"], object: id };
  return prohibitionOf(state, spell, id, player, way.permission.from) ?? timingRefusal(state, spell, id, player, way);
}

function isMeant({ shape, via }: CastWay, request: CastRequest): boolean {
  if (shape.faceDown !== request.faceDown) return false;
  if (request.via !== undefined && via !== request.via) return false;
  if (request.face === undefined || request.faceDown !== undefined) return true;
  if (typeof request.face === "string") return shape.face === request.face && shape.half === undefined;
  return (
    shape.half === request.face.half || (request.face.half === 0 && shape.half === undefined && shape.face === "front")
  );
}

/** Why nothing lets the player cast this so. */
function noWay(state: GameState, player: PlayerId, object: CardObject, request: CastRequest): Refusal {
  const about = { object: object.id };
  const ways = castWays(state, player, object.id);
  if (request.faceDown !== undefined)
    return {
      code: "no-such-permission",
      rules: [request.faceDown === "disguise" ? "702.168c" : "702.37d", "601.3"],
      detail: request.faceDown,
      ...about,
    };
  const card = cardOf(state, object);
  const side = request.face === "back" ? "back" : "front";
  const face = card === undefined ? undefined : faceOf(card, side);
  if (request.face === "back" && face === undefined) return { code: "no-such-face", rules: ["712.11"], ...about };
  if (face?.types.includes("Land") === true) return { code: "is-a-land", rules: ["305.9", "712.11c"], ...about };
  if (request.face === "back" && card?.kind !== "modal")
    return { code: "face-not-castable", rules: ["712.11", "601.3"], ...about };
  if (request.via !== undefined) return { code: "no-such-permission", rules: ["601.3"], detail: request.via, ...about };
  if (ways.length > 0) return { code: "face-not-castable", rules: ["712.11b", "601.3"], ...about };
  return { code: "wrong-zone", rules: ["601.3", "601.2a"], ...about };
}
