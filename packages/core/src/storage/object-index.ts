import type { ObjectStore } from "../model/state.ts";
import { type Entry, readAll } from "./summary-tree.ts";

/**
 * An index over the objects of a store. What an entry adds to it is read once and kept as long as that entry; a change of one object reads one object,
 * and what it adds is put together again only where it differs. `read` must depend on the entry alone and on what never changes for it.
 */
export function objectIndex<T, C>(
  read: (entry: Entry, context: C) => readonly T[],
): (store: ObjectStore, context: C) => readonly T[] {
  const ofEntry = new WeakMap<Entry, readonly T[]>();
  const readOnce = (entry: Entry, context: C): readonly T[] => {
    const known = ofEntry.get(entry);
    if (known !== undefined) return known;
    const found = read(entry, context);
    ofEntry.set(entry, found.length === 0 ? NOTHING : found);
    return found.length === 0 ? NOTHING : found;
  };
  return (store, context) => readAll(store, ofEntry, (entry) => readOnce(entry, context));
}

const NOTHING: readonly never[] = [];
