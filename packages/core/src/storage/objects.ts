import type { ObjectId } from "../model/ids.ts";
import type { CardObject, GameObject, LastKnown } from "../model/object.ts";
import type { GameState, ObjectStore } from "../model/state.ts";
import { noteChange } from "./summary-tree.ts";

const BITS = 5;
const SIZE = 1 << BITS;

/** A store with nothing in it. */
export const EMPTY_STORE: ObjectStore = { chunks: [] };

/** What the store holds under an id: a present object, a former one as last known, or nothing. */
export function storedAt(store: ObjectStore, id: ObjectId): GameObject | LastKnown | undefined {
  return store.chunks[id >> BITS]?.[id & (SIZE - 1)] ?? undefined;
}

/** The object with this id, if it exists now. */
export function objectAt(state: GameState, id: ObjectId): GameObject | undefined {
  const found = storedAt(state.objects, id);
  return found === undefined || found.kind === "gone" ? undefined : found;
}

/** The card, token, permanent or spell with this id, if it exists now. */
export function cardObjectAt(state: GameState, id: ObjectId): CardObject | undefined {
  const found = objectAt(state, id);
  return found?.kind === "card" ? found : undefined;
}

/** What the object with this id was as it last existed (608.2h), if it is gone. */
export function lastKnownAt(state: GameState, id: ObjectId): LastKnown | undefined {
  const found = storedAt(state.objects, id);
  return found?.kind === "gone" ? found : undefined;
}

/** The store with this entry under its id. Costs the same however many objects there are. */
export function withStored(store: ObjectStore, entry: GameObject | LastKnown): ObjectStore {
  const at = entry.id >> BITS;
  const chunks = store.chunks.slice();
  while (chunks.length <= at) chunks.push(new Array<null>(SIZE).fill(null));
  const chunk = (chunks[at] ?? []).slice();
  chunk[entry.id & (SIZE - 1)] = entry;
  chunks[at] = chunk;
  const changed = { chunks };
  noteChange(store, changed, entry.id, entry);
  return changed;
}

/** The store without the entry under an id: nothing may refer to it any more. */
export function withoutStored(store: ObjectStore, id: ObjectId): ObjectStore {
  const at = id >> BITS;
  const chunks = store.chunks.slice();
  const chunk = (chunks[at] ?? []).slice();
  chunk[id & (SIZE - 1)] = null;
  chunks[at] = chunk;
  const changed = { chunks };
  noteChange(store, changed, id, null);
  return changed;
}
