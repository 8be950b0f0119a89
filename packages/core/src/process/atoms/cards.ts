import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { discardReplaced } from "../replacement/discard.ts";
import { drawnThisTurn, drawReplaced } from "../replacement/draw.ts";
import { moveObjects } from "./move.ts";

export { shuffleLibrary } from "./shuffle.ts";

/** Draws cards one by one (121). Gives back the cards drawn, in hand. */
export function* drawCards(p: Process, player: PlayerId, count: number): Procedure<readonly ObjectId[]> {
  const drawn: ObjectId[] = [];
  for (let left = count; left > 0; left--) {
    if (yield* drawReplaced(p, player)) continue;
    const card = yield* drawOne(p, player);
    if (card !== undefined) drawn.push(card);
  }
  return drawn;
}

function* drawOne(p: Process, player: PlayerId): Procedure<ObjectId | undefined> {
  const [top] = playerAt(p.state, player).library;
  if (top === undefined) {
    // Who draws from an empty library loses when state-based actions are checked (704.5b).
    patchPlayer(p, player, { drewFromEmpty: true });
    return undefined;
  }
  return yield* simultaneously(p, function* () {
    const [moved] = yield* moveObjects(p, [{ object: top, to: "hand", cause: "draw", rules: ["121.1"], by: player }]);
    const [arrived] = moved?.arrived ?? [];
    if (arrived === undefined) return undefined;
    emit(p, { kind: "drawn", object: arrived.object, player, rules: ["121.1"] });
    yield* revealForMiracle(p, player, arrived.object);
    return arrived.object;
  });
}

/** A card with miracle may be revealed as it is drawn, if it is the first one drawn in the turn (702.94a). */
function* revealForMiracle(p: Process, player: PlayerId, card: ObjectId): Procedure {
  if (!hasKeyword(p.state, card, "miracle") || drawnThisTurn(p, player) !== 1) return;
  const { yes } = yield* ask(p, { kind: "may", player, source: card, code: "miracle", rules: ["702.94a"] });
  if (!yes) return;
  yield* revealObjects(p, [card], player);
  emit(p, { kind: "action", action: "miracle", player, object: card, rules: ["702.94a"] });
}

/** Discards cards from a hand at the same time (701.9). Gives back the objects they became. */
export function* discardCards(
  p: Process,
  player: PlayerId,
  cards: readonly ObjectId[],
  by: PlayerId,
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const discarded: ObjectId[] = [];
    for (const id of new Set(cards)) {
      if (cardObjectAt(p.state, id)?.zone === "hand" && !(yield* discardReplaced(p, player, id, by)))
        discarded.push(id);
    }
    const moves = yield* moveObjects(
      p,
      discarded.map((object) => ({
        object,
        to: "graveyard" as const,
        cause: "discard" as const,
        rules: ["701.9a"] as const,
        by,
      })),
    );
    const arrived: ObjectId[] = [];
    for (const {
      former,
      arrived: [first],
    } of moves) {
      if (first === undefined) continue;
      emit(p, { kind: "discarded", object: first.object, former, player, rules: ["701.9a"] });
      arrived.push(first.object);
    }
    return arrived;
  });
}

/** Mills cards (701.17). Gives back the objects they became. */
export function* millCards(p: Process, player: PlayerId, count: number): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const cards = playerAt(p.state, player).library.slice(0, Math.max(0, count));
    const moves = yield* moveObjects(
      p,
      cards.map((object) => ({
        object,
        to: "graveyard" as const,
        cause: "mill" as const,
        rules: ["701.17a"] as const,
        by: player,
      })),
    );
    const milled = moves.flatMap(({ arrived: [first] }) => (first === undefined ? [] : [first.object]));
    for (const object of milled) emit(p, { kind: "milled", object, player, rules: ["701.17a"] });
    return milled;
  });
}

/** Reveals objects to all players (701.20). */
export function* revealObjects(
  p: Process,
  ids: readonly ObjectId[],
  by: PlayerId,
  rules: readonly RuleKey[] = ["701.20a"],
): Procedure {
  yield* simultaneously(p, function* () {
    for (const object of ids) emit(p, { kind: "revealed", object, player: by, rules });
  });
}

/** A player looks at cards (701.20e). */
export function* lookAtObjects(
  p: Process,
  ids: readonly ObjectId[],
  by: PlayerId,
  rules: readonly RuleKey[] = ["701.20e"],
): Procedure {
  yield* simultaneously(p, function* () {
    for (const object of ids) emit(p, { kind: "looked-at", object, player: by, rules });
  });
}
