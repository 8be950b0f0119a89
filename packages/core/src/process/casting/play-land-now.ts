import { playableLandFaces } from "../../faces/cast-face.ts";
import type { FaceSide } from "../../model/card.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { type FixedArrival, moveObjects } from "../atoms/move.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchObject, patchPlayer, playerAt } from "../process.ts";
import { fitsSpell } from "./fits-spell.ts";
import { cardOf } from "./permissions.ts";

/** How many lands a player may play this turn: one, and more as effects say (305.2). */
export function landsAllowed(state: GameState, player: PlayerId): number {
  let count = 1;
  for (const { rule, players, amount } of rulesInForce(state, "play-additional-lands")) {
    if (players(rule.who).includes(player))
      count += rule.count === "any" ? Number.POSITIVE_INFINITY : amount(rule.count);
  }
  return count;
}

/** The faces with which a card can be played as a land by this player now, where it may be played at all: their own turn, a land left to play, nothing against it (305.2b, 305.3, 712.12). */
export function landFacesFor(state: GameState, player: PlayerId, object: CardObject): readonly FaceSide[] {
  const card = cardOf(state, object);
  if (
    card === undefined ||
    state.turn.active !== player ||
    playerAt(state, player).landsPlayed >= landsAllowed(state, player)
  )
    return [];
  return playableLandFaces(card, state.edition).filter((face) => !isLandForbidden(state, player, object, face));
}

/** Whether an effect stops a player from playing this card as a land with this face up (101.2, 712.12). */
export function isLandForbidden(state: GameState, player: PlayerId, object: CardObject, face: FaceSide): boolean {
  return rulesInForce(state, "cannot-play-lands").some(({ rule, context, players }) => {
    if (!players(rule.who).includes(player) || (rule.from !== undefined && !rule.from.includes(object.zone)))
      return false;
    return rule.what === undefined || fitsSpell(state, context, rule.what, object.id, player, { face });
  });
}

/** Puts a land on the battlefield as played, with the chosen face up (305.1, 712.12), in the way that what permitted it says. Gives back the permanent. */
export function* playLandNow(
  p: Process,
  player: PlayerId,
  id: ObjectId,
  face: FaceSide,
  arrival: FixedArrival = {},
): Procedure<ObjectId | undefined> {
  const before = cardObjectAt(p.state, id);
  const from: Zone = before?.zone ?? "hand";
  const exiled = before?.exiledWith === undefined ? {} : { playedFromExileOf: before.exiledWith };
  return yield* simultaneously(p, function* () {
    const [moved] = yield* moveObjects(p, [
      {
        object: id,
        to: "battlefield",
        cause: "play",
        by: player,
        rules: ["305.1", ...(face === "back" ? (["712.12"] as const) : [])],
        arrival: { ...arrival, under: player, face },
      },
    ]);
    patchPlayer(p, player, { landsPlayed: playerAt(p.state, player).landsPlayed + 1 });
    const land = moved?.arrived.find(({ zone }) => zone === "battlefield")?.object;
    if (land !== undefined) {
      const permanent = cardObjectAt(p.state, land)?.permanent;
      if (permanent !== undefined) patchObject(p, land, { permanent: { ...permanent, enteredFrom: from, ...exiled } });
      emit(p, { kind: "land-played", object: land, player, from, rules: ["305.1"] });
    }
    return land;
  });
}
