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
): (store: ObjectStore, context: C) => readonly T[] {
  const ofEntry = new WeakMap<Entry, readonly T[]>();
  const ofChunk = new WeakMap<Chunk, readonly T[]>();
  const readOnce = (entry: Entry, context: C): readonly T[] => {
    const known = ofEntry.get(entry);
    if (known !== undefined) return known;
    const found = read(entry, context);
    ofEntry.set(entry, found.length === 0 ? NOTHING : found);
    return found;
  };
  const gather = (chunk: Chunk, context: C): readonly T[] => {
    const gathered: T[] = [];
    for (const entry of chunk) if (entry !== null) gathered.push(...readOnce(entry, context));
    const found = gathered.length === 0 ? NOTHING : gathered;
    ofChunk.set(chunk, found);
    return found;
  };
  return (store, context) => {
    let all: T[] | undefined;
    for (const chunk of store.chunks) {
      const found = ofChunk.get(chunk) ?? gather(chunk, context);
      if (found.length > 0) (all ??= []).push(...found);
    }
    return all ?? NOTHING;
  };
}

const NOTHING: readonly never[] = [];
