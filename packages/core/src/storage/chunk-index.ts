import type { GameObject, LastKnown } from "../model/object.ts";
import type { ObjectStore } from "../model/state.ts";

type Chunk = ObjectStore["chunks"][number];

/**
 * An index over the objects of a store, made once for each chunk and kept as long as that chunk: a change of one object costs one chunk.
 * `read` says what an entry adds to it; it must depend on the entry alone and on what never changes for it.
 */
export function chunkIndex<T, C>(read: (entry: GameObject | LastKnown, context: C) => readonly T[]): (store: ObjectStore, context: C) => Generator<T> {
  const known = new WeakMap<Chunk, readonly T[]>();
  return function* (store, context) {
    for (const chunk of store.chunks) {
      let found = known.get(chunk);
      if (found === undefined) {
        found = chunk.flatMap((entry) => (entry === null ? [] : read(entry, context)));
        known.set(chunk, found);
      }
      yield* found;
    }
  };
}
