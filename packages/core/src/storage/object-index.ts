import type { ObjectStore } from "../model/state.ts";
import { type Entry, readAll } from "./summary-tree.ts";

/**
 * An index over the objects of a store. What an entry adds to it is read once and kept as long as that entry; a change of one object reads one object,
 * and what it adds is put together again only where it differs. `read` must depend on the entry alone and on what never changes for it.
 */
export function objectIndex<T, C>(
  read: (entry: Entry, context: C) => readonly T[],
): (store: ObjectStore, context: C) => readonly T[] {
  const reader = { number: readers++ };
  const readOnce = (entry: Entry, context: C): readonly T[] => {
    let own = readings.get(entry);
    if (own === undefined) {
      own = [];
      readings.set(entry, own);
    }
    const known = own[reader.number] as readonly T[] | undefined; // what this reader left here
    if (known !== undefined) return known;
    const found = read(entry, context);
    own[reader.number] = found.length === 0 ? NOTHING : found;
    return found.length === 0 ? NOTHING : found;
  };
  return (store, context) => readAll(store, reader, (entry) => readOnce(entry, context));
}

/** What the readers, which are numbered, read from an entry: one table for all, as an entry is replaced far more often than it is read again. */
const readings = new WeakMap<Entry, (readonly unknown[] | undefined)[]>();
let readers = 0;

const NOTHING: readonly never[] = [];
