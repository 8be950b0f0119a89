import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { cardObjectAt, withoutStored } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import {
  newObjectId,
  newTimestamp,
  type Procedure,
  type Process,
  patchPlayer,
  playerAt,
  setObject,
} from "../process.ts";
import { randomOrder } from "./random-order.ts";

/** Shuffles a library (701.24): asks nature for an order, and gives all its cards new ids so that none can be followed (701.20d). */
export function* shuffleLibrary(p: Process, player: PlayerId): Procedure {
  yield* simultaneously(p, function* () {
    const { library } = playerAt(p.state, player);
    const order = yield* randomOrder(p, library.length);
    const shuffled = order.flatMap((at) => library[at] ?? []).map((id) => renumber(p, id));
    patchPlayer(p, player, { library: shuffled });
    emit(p, { kind: "shuffled", player, rules: ["701.24a"] });
  });
}

/** Gives a card a new id, so that nobody can follow it: under the old one is nothing. */
function renumber(p: Process, id: ObjectId): ObjectId {
  const object = cardObjectAt(p.state, id);
  if (object === undefined) return id;
  const renumbered = newObjectId(p);
  p.state = { ...p.state, objects: withoutStored(p.state.objects, id) };
  setObject(p, { ...object, id: renumbered, timestamp: newTimestamp(p) });
  return renumbered;
}
