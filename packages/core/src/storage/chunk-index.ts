import type { GameObject, LastKnown } from "../model/object.ts";
import type { ObjectStore } from "../model/state.ts";

type Entry = GameObject | LastKnown;
type Chunk = ObjectStore["chunks"][number];

/**
 * An index over the objects of a store. What an entry adds to it is read once and kept as long as that entry, and gathered once for each chunk: a
 * change of one object reads one object. `read` must depend on the entry alone and on what never changes for it.
 */
export function chunkIndex<T, C>(
  read: (entry: Entry, context: C) => readonly T[],
): (store: ObjectStore, context: C) => Generator<T> {
  const ofEntry = new WeakMap<Entry, readonly T[]>();
  const ofChunk = new WeakMap<Chunk, readonly T[]>();
  const readOnce = (entry: Entry, context: C): readonly T[] => {
    const known = ofEntry.get(entry);
    if (known !== undefined) return known;
    const found = read(entry, context);
    ofEntry.set(entry, found.length === 0 ? NOTHING : found);
    return found;
  };
  return function* (store, context) {
    for (const chunk of store.chunks) {
      let found = ofChunk.get(chunk);
      if (found === undefined) {
        const gathered: T[] = [];
        for (const entry of chunk) if (entry !== null) for (const one of readOnce(entry, context)) gathered.push(one);
        found = gathered.length === 0 ? NOTHING : gathered;
        ofChunk.set(chunk, found);
      }
      if (found.length > 0) yield* found;
    }
  };
}

const NOTHING: readonly never[] = [];
