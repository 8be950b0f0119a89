import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { cardObjectAt, lastKnownAt } from "../storage/objects.ts";

const attached = new WeakMap<GameState["objects"], ReadonlyMap<ObjectId | PlayerId, readonly ObjectId[]>>();

/** What is attached to an object or player (301.5, 303.4); of an object that is gone, what last was (608.2h). */
export function attachmentsOn(state: GameState, to: ObjectId | PlayerId): readonly ObjectId[] {
  const gone = typeof to === "number" ? lastKnownAt(state, to) : undefined;
  return gone?.attachments ?? attachmentsIn(state).get(to) ?? [];
}

function attachmentsIn(state: GameState): ReadonlyMap<ObjectId | PlayerId, readonly ObjectId[]> {
  const known = attached.get(state.objects);
  if (known !== undefined) return known;
  const found = new Map<ObjectId | PlayerId, ObjectId[]>();
  for (const id of state.battlefield) {
    const permanent = cardObjectAt(state, id)?.permanent;
    if (permanent?.attachedTo === undefined || permanent.phasedOut !== undefined) continue;
    const list = found.get(permanent.attachedTo);
    if (list === undefined) found.set(permanent.attachedTo, [id]);
    else list.push(id);
  }
  attached.set(state.objects, found);
  return found;
}
