import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { lookedAtBy } from "../../query/can-see.ts";
import { lastKnownAt, objectAt } from "../../storage/objects.ts";
import { arrangeLibrary } from "../atoms/arrange-library.ts";
import { shuffleLibrary } from "../atoms/cards.ts";
import { destroyObjects, sacrificeObjects } from "../atoms/destroy.ts";
import { type FixedArrival, type Move, type Moved, moveObjects } from "../atoms/move.ts";
import { simultaneously } from "../emit.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";
import { isSacrificeable } from "./can-be-done.ts";
import { chooseAtRandom, chooseObjects, objectsFor } from "./choose-objects.ts";
import { forEachPlayer, playerFor, playersFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { hasEnded, keepExileUntil } from "./exile-until.ts";
import { countersOf, fixArrival } from "./fix-arrival.ts";
import { toActOn } from "./refer.ts";
import { markCreated } from "./tokens.ts";

/** Destroys (701.8). What is named is what was destroyed, as it last was. */
export function* doDestroy(p: Process, context: EffectContext, effect: EffectOf<"destroy">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  const more = effect.noRegeneration === undefined ? {} : { noRegeneration: effect.noRegeneration };
  return { objects: yield* destroyObjects(p, objects, context.source, ["701.8a"], more) };
}

/** Sacrifices (701.21): all players choose in turn order, then everything goes at the same time (101.4). What is named is what was sacrificed, as it last was. */
export function* doSacrifice(p: Process, context: EffectContext, effect: EffectOf<"sacrifice">): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  const chosen = yield* forEachPlayer(p, context, who, function* (player) {
    const isOwn = (object: ObjectId): boolean => isSacrificeable(p, object, player);
    const objects = toActOn(p, context, yield* chooseObjects(p, context, effect.what, isOwn));
    return { player, objects: objects.filter(isOwn) };
  });
  const sacrificed = yield* simultaneously(p, function* () {
    const gone: ObjectId[] = [];
    for (const { player, objects } of chosen) gone.push(...(yield* sacrificeObjects(p, objects, player, ["701.21a"])));
    return gone;
  });
  const players = chosen.flatMap(({ player, objects }) => (objects.length === 0 ? [] : [player]));
  return { objects: sacrificed, players };
}

/** Exiles (701.13), face down or for a while where it says so. What is named is the cards in exile. */
export function* doExile(p: Process, context: EffectContext, effect: EffectOf<"exile">): Procedure<Outcome> {
  const by = effect.who === undefined ? undefined : yield* playerFor(p, context, effect.who);
  const objects = yield* objectsFor(p, context, effect.what);
  if (effect.until !== undefined && hasEnded(p, context, effect.until)) return NOTHING_DONE;
  const allowed = effect.lookers === undefined ? [] : yield* playersFor(p, context, effect.lookers);
  const counters = countersOf(p, context, effect.counters);
  const shuffled = effect.pile === "face-down-shuffled";
  const pile = shuffled ? yield* chooseAtRandom(p, context, objects, objects.length) : objects;
  // Who looked at a card that is then exiled face down may go on looking at it, unless it is shuffled (406.3).
  const lookers = (object: ObjectId): readonly PlayerId[] =>
    shuffled ? allowed : [...new Set([...allowed, ...lookedAtBy(p.state, object)])];
  const arrival = (object: ObjectId): FixedArrival => ({
    ...(context.source === undefined ? {} : { exiledWith: context.source }),
    ...(by === undefined ? {} : { exiledBy: by }),
    ...(effect.faceDown === undefined && !shuffled ? {} : { hidden: { lookers: lookers(object) } }),
    ...(counters === undefined ? {} : { counters }),
  });
  const from = new Map(pile.map((object) => [object, objectAt(p.state, object)?.zone ?? "battlefield"]));
  const moved = yield* moveAll(p, context, pile, "exile", arrival);
  if (effect.until !== undefined)
    keepExileUntil(
      p,
      context,
      moved.map((move) => ({ ...move, from: from.get(move.former) ?? "battlefield" })),
      effect.until,
    );
  return { objects: arrivedIn(moved) };
}

/** Puts or returns objects to another zone. What is named is what they became there. */
export function* doMove(p: Process, context: EffectContext, effect: EffectOf<"move">): Procedure<Outcome> {
  const objects = yield* objectsFor(p, context, effect.what);
  const { arrival } = effect;
  const within =
    effect.to === "library" ? objects.filter((object) => objectAt(p.state, object)?.zone === "library") : [];
  for (const [owner, cards] of byOwner(p, within))
    yield* arrangeLibrary(p, owner, cards, arrival?.position ?? "bottom", arrival?.order);
  const others = objects.filter((object) => !within.includes(object) && objectAt(p.state, object)?.zone !== effect.to);
  // Who puts it there controls it, unless the text says otherwise (110.2a): “under its owner's control” is each object's own.
  const byOwners = arrival?.under?.kind === "owner";
  const whose: FixedArrival = {
    ...(effect.to === "battlefield" && !byOwners ? { under: context.controller } : {}),
    ...craftedIn(p, context),
  };
  const shared = { ...whose, ...(yield* fixArrival(p, context, arrival)) };
  const own = new Map<ObjectId, FixedArrival>();
  if (arrival?.faceUpOrDown !== undefined)
    for (const object of others) own.set(object, { ...whose, ...(yield* fixArrival(p, context, arrival, object)) });
  const moved = yield* moveAll(p, context, others, effect.to, (object) => own.get(object) ?? shared);
  if (effect.to === "battlefield") for (const object of arrivedIn(moved)) markCreated(p, context, object);
  return { objects: [...within, ...arrivedIn(moved)] };
}

/** What was exiled to craft, besides the permanent itself (702.167c). */
function craftedIn(p: Process, context: EffectContext): FixedArrival {
  const { ability } = context;
  if (ability?.ability.kind !== "activated" || ability.ability.keyword !== "craft") return {};
  const materials = (ability.stack.costObjects?.exile ?? []).filter((object) => object !== ability.source);
  return { craftedFrom: materials.flatMap((object) => lastKnownAt(p.state, object)?.became ?? []) };
}

/** Shuffles libraries (701.24). */
export function* doShuffle(p: Process, context: EffectContext, effect: EffectOf<"shuffle">): Procedure<Outcome> {
  const players = yield* playersFor(p, context, effect.who);
  for (const player of players) yield* shuffleLibrary(p, player);
  return { players };
}

/** Moves objects at the same time as an instruction says. */
export function* moveAll(
  p: Process,
  context: EffectContext,
  objects: readonly ObjectId[],
  to: Move["to"],
  arrivalOf: (object: ObjectId) => FixedArrival,
): Procedure<readonly Moved[]> {
  if (objects.length === 0) return [];
  const source = context.source === undefined ? {} : { source: context.source };
  return yield* moveObjects(
    p,
    objects.map(
      (object): Move => ({
        object,
        to,
        cause: "effect",
        rules: [to === "exile" ? "701.13a" : "608.2c"],
        by: context.controller,
        arrival: arrivalOf(object),
        ...source,
      }),
    ),
  );
}

/** The new objects of moves. */
export function arrivedIn(moved: readonly Moved[]): readonly ObjectId[] {
  return moved.flatMap(({ arrived }) => arrived.map(({ object }) => object));
}

function byOwner(p: Process, cards: readonly ObjectId[]): ReadonlyMap<PlayerId, readonly ObjectId[]> {
  const found = new Map<PlayerId, readonly ObjectId[]>();
  for (const player of p.state.players) {
    const own = cards.filter((card) => playerAt(p.state, player.id).library.includes(card));
    if (own.length > 0) found.set(player.id, own);
  }
  return found;
}
