import type { ObjectId } from "../model/ids.ts";
import type { GameObject, LastKnown } from "../model/object.ts";
import type { ObjectStore } from "../model/state.ts";

/** What a store holds under an id. */
export type Entry = GameObject | LastKnown;

/** What was read from the entries below a node, by what reads it. */
type Read = Map<object, readonly unknown[]>;

/** A node over eight entries, or over eight nodes. It says what it was made from, so that what didn't change isn't read again. */
interface Node {
  readonly entries?: readonly (Entry | null)[];
  readonly nodes?: readonly (Node | undefined)[];
  readonly read: Read;
  /** What the node in whose place it stands had read, and what differs: an entry, or what the node there had read. Absent: it stands in nobody's place. */
  readonly before?: { readonly read: Read; readonly at: number; readonly entry?: Entry | null; readonly below?: Read };
}

/** A tree over a store's entries: `levels` nodes from the top to an entry. */
interface Tree {
  readonly top: Node;
  readonly levels: number;
}

const BITS = 3;
const WIDTH = 1 << BITS;
const EMPTY: Node = { entries: new Array<null>(WIDTH).fill(null), read: new Map() };

const trees = new WeakMap<ObjectStore, Tree>();

/** Lets the tree of a store serve for the store that differs from it in one entry. */
export function noteChange(store: ObjectStore, changed: ObjectStore, id: ObjectId, entry: Entry | null): void {
  const tree = trees.get(store);
  if (tree !== undefined) trees.set(changed, withEntry(tree, id, entry));
}

/** All that is read from a store's entries, in the order of their ids; only from those of which it isn't known yet. */
export function readAll<T>(store: ObjectStore, reader: object, read: (entry: Entry) => readonly T[]): readonly T[] {
  let tree = trees.get(store);
  if (tree === undefined) {
    tree = treeOf(store);
    trees.set(store, tree);
  }
  return readNode(tree.top, reader, read);
}

function readNode<T>(node: Node, reader: object, read: (entry: Entry) => readonly T[]): readonly T[] {
  const known = node.read.get(reader) as readonly T[] | undefined; // what this reader left here
  if (known !== undefined) return known;
  const found = asBefore(node, reader, read) ?? gathered(node, reader, read);
  node.read.set(reader, found);
  return found;
}

/** What was read from the node in whose place this one stands, if what differs between them makes no difference to the reader. */
function asBefore<T>(
  { before, entries, nodes }: Node,
  reader: object,
  read: (entry: Entry) => readonly T[],
): readonly T[] | undefined {
  const then = before?.read.get(reader) as readonly T[] | undefined; // what this reader left there
  if (before === undefined || then === undefined) return undefined;
  const node = nodes?.[before.at];
  if (node !== undefined) return before.below?.get(reader) === readNode(node, reader, read) ? then : undefined;
  const entry = entries?.[before.at];
  const now = entry == null ? NOTHING : read(entry);
  const was = before.entry == null ? NOTHING : read(before.entry);
  return now.length === was.length && now.every((one, at) => one === was[at]) ? then : undefined;
}

function gathered<T>({ entries, nodes }: Node, reader: object, read: (entry: Entry) => readonly T[]): readonly T[] {
  let all: readonly T[] = NOTHING;
  const add = (found: readonly T[]): void => {
    if (found.length > 0) all = all.length === 0 ? found : [...all, ...found];
  };
  for (const entry of entries ?? []) if (entry !== null) add(read(entry));
  for (const node of nodes ?? []) if (node !== undefined) add(readNode(node, reader, read));
  return all;
}

const NOTHING: readonly never[] = [];

function treeOf({ chunks }: ObjectStore): Tree {
  const entries = chunks.flat();
  let row: readonly Node[] = rowsOf(entries).map((some) => ({
    entries: [...some, ...new Array<null>(WIDTH - some.length).fill(null)],
    read: new Map(),
  }));
  let levels = 1;
  while (row.length > 1) {
    row = rowsOf(row).map((nodes) => ({ nodes, read: new Map() }));
    levels++;
  }
  return { top: row[0] ?? EMPTY, levels };
}

const rowsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / WIDTH) }, (_, row) => all.slice(row * WIDTH, (row + 1) * WIDTH));

function withEntry(tree: Tree, id: ObjectId, entry: Entry | null): Tree {
  let { top, levels } = tree;
  for (; id >> (BITS * levels) > 0; levels++) top = { nodes: [top], read: new Map() };
  return { top: replaced(top, levels, id, entry), levels };
}

function replaced(node: Node | undefined, levels: number, id: ObjectId, entry: Entry | null): Node {
  const at = (id >> (BITS * (levels - 1))) & (WIDTH - 1);
  if (levels === 1) {
    const entries = (node ?? EMPTY).entries?.slice() ?? [];
    const before = node === undefined ? {} : { before: { read: node.read, at, entry: entries[at] ?? null } };
    entries[at] = entry;
    return { entries, read: new Map(), ...before };
  }
  const nodes = node?.nodes?.slice() ?? [];
  const was = nodes[at];
  nodes[at] = replaced(was, levels - 1, id, entry);
  return {
    nodes,
    read: new Map(),
    ...(node === undefined || was === undefined ? {} : { before: { read: node.read, at, below: was.read } }),
  };
}
