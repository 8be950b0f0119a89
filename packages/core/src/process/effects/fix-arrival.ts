import type { Arrival, FaceDownListing } from "../../ability/effect.ts";
import { faceDownValues } from "../../faces/face-down-values.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { knownObject } from "../../query/known-object.ts";
import { ask } from "../ask.ts";
import type { FixedArrival } from "../atoms/move.ts";
import type { Procedure, Process } from "../process.ts";
import { chooseDefender } from "./choose-defender.ts";
import { chooseObjects, objectsFor } from "./choose-objects.ts";
import { playerFor } from "./choose-players.ts";
import type { EffectContext } from "./context.ts";
import { countOf } from "./refer.ts";

/** How something arrives, with everything it refers to worked out or chosen now. `object` is the card, where its controller chooses the way up. */
export function* fixArrival(
  p: Process,
  context: EffectContext,
  arrival: Arrival = {},
  object?: ObjectId,
): Procedure<FixedArrival> {
  // “Under its owner's control” is settled for each object as it enters.
  const under =
    arrival.under === undefined || arrival.under.kind === "owner"
      ? undefined
      : yield* playerFor(p, context, arrival.under);
  const attachedTo = yield* attachmentOf(p, context, arrival);
  const attacking = yield* attackedOf(p, context, arrival.attacking, under ?? context.controller);
  const faceDown = (yield* isFaceDown(p, context, arrival, object)) ? listingOf(arrival.faceDown) : undefined;
  const counters = countersOf(p, context, arrival.counters);
  return {
    ...(arrival.tapped === undefined ? {} : { tapped: true }),
    ...(arrival.transformed === undefined && arrival.converted === undefined ? {} : { transformed: true }),
    ...(under === undefined ? {} : { under }),
    ...(attacking === undefined ? {} : { attacking }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
    ...(faceDown === undefined ? {} : { faceDown: { cause: "plain", values: faceDown } }),
    ...(counters === undefined ? {} : { counters }),
    ...(arrival.position === undefined ? {} : { position: arrival.position }),
    ...(arrival.order === undefined ? {} : { order: arrival.order }),
    ...(arrival.modifications === undefined ? {} : { modifications: arrival.modifications, bound: context.bound }),
  };
}

/** What something that enters attacking attacks: as it is said, else as its controller chooses. */
function* attackedOf(
  p: Process,
  context: EffectContext,
  attacking: Arrival["attacking"],
  controller: PlayerId,
): Procedure<ObjectId | PlayerId | undefined> {
  if (attacking === undefined) return undefined;
  if (attacking === true) return yield* chooseDefender(p, context, controller);
  if ("as" in attacking) return attackedBy(p, yield* chooseObjects(p, context, attacking.as));
  return yield* chooseDefender(p, context, controller, yield* playerFor(p, context, attacking.whom));
}

/** What the first of these objects attacks, or attacked as it last was (702.49c). */
function attackedBy(p: Process, [id]: readonly ObjectId[]): ObjectId | PlayerId | undefined {
  const object = id === undefined ? undefined : knownObject(p.state, id);
  return object?.kind === "card" ? object.permanent?.attacking?.defender : undefined;
}

/** The counters that something arrives with, by kind. */
export function countersOf(
  p: Process,
  context: EffectContext,
  counters: Arrival["counters"],
): Readonly<Record<string, number>> | undefined {
  if (counters === undefined) return undefined;
  const found: Record<string, number> = {};
  for (const { counter, count } of counters) found[counter] = (found[counter] ?? 0) + countOf(p, context, count);
  return found;
}

function* attachmentOf(
  p: Process,
  context: EffectContext,
  arrival: Arrival,
): Procedure<ObjectId | PlayerId | undefined> {
  if (arrival.attachedToPlayer !== undefined) return yield* playerFor(p, context, arrival.attachedToPlayer);
  return arrival.attachedTo === undefined ? undefined : (yield* objectsFor(p, context, arrival.attachedTo))[0];
}

function* isFaceDown(
  p: Process,
  context: EffectContext,
  arrival: Arrival,
  object: ObjectId | undefined,
): Procedure<boolean> {
  if (arrival.faceUpOrDown === undefined || object === undefined) return arrival.faceDown !== undefined;
  const answer = yield* ask(p, {
    kind: "face",
    player: context.controller,
    code: "face-up-or-down",
    rules: ["608.2d"],
    options: ["up", "down"],
    object,
    ...(context.source === undefined ? {} : { source: context.source }),
  });
  return answer.face === "down";
}

function listingOf(faceDown: true | FaceDownListing | undefined): FaceDownListing {
  return faceDown === undefined || faceDown === true ? faceDownValues("plain") : faceDown;
}
