import type { Filter, Selector } from "@obverse/core";

/** The order in which the parts of `all` stand. */
const RANK: Readonly<Record<string, number>> = {
  is: 0,
  status: 1,
  combat: 2,
  supertype: 3,
  color: 4,
  colorless: 4,
  multicolored: 4,
  monocolored: 4,
  any: 5,
  commander: 6,
  subtype: 7,
  type: 8,
  token: 9,
  card: 10,
  spell: 11,
  permanent: 12,
  "stack-ability": 13,
  player: 14,
  controller: 20,
  owner: 21,
  zone: 22,
};

/** What matches all of these, in one form: flat, without repeats, in a fixed order, a single one by itself. */
export function allOf(parts: readonly Filter[]): Filter {
  const flat = parts.some((part) => part.kind === "all")
    ? parts.flatMap((part) => (part.kind === "all" ? part.of : [part]))
    : parts;
  const different = distinct(flat);
  const sorted = isInOrder(different) ? different : different.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [only] = sorted;
  return sorted.length === 1 && only !== undefined ? only : { kind: "all", of: sorted };
}

/** What matches one of these, flat and without repeats; a single one by itself. */
export function anyOf(parts: readonly Filter[]): Filter {
  const flat = distinct(parts.flatMap((part) => (part.kind === "any" ? part.of : [part])));
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { kind: "any", of: flat };
}

/** What doesn't match; two negations cancel. */
export function notOf(part: Filter): Filter {
  return part.kind === "not" ? part.of : { kind: "not", of: part };
}

function isInOrder(parts: readonly Filter[]): boolean {
  let last = -1;
  for (const part of parts) {
    const rank = rankOf(part);
    if (rank < last) return false;
    last = rank;
  }
  return true;
}

function rankOf(filter: Filter): number {
  return filter.kind === "not" ? rankOf(filter.of) : (RANK[filter.kind] ?? 15);
}

function distinct(parts: readonly Filter[]): readonly Filter[] {
  if (parts.length < 2 || haveDifferentKinds(parts)) return parts;
  const seen = new Set<string>();
  return parts.filter((part) => {
    const key = JSON.stringify(part);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A look at the kinds alone, which mostly tells that no two are the same. */
function haveDifferentKinds(parts: readonly Filter[]): boolean {
  for (let at = 1; at < parts.length; at += 1) {
    const kind = parts[at]?.kind;
    for (let before = 0; before < at; before += 1) if (parts[before]?.kind === kind) return false;
  }
  return true;
}

/** A filter whose “other” leaves out this instead of the object itself. */
export function replaceOther(filter: Filter, what: Selector): Filter {
  if (filter.kind === "all" || filter.kind === "any")
    return { ...filter, of: filter.of.map((part) => replaceOther(part, what)) };
  if (filter.kind === "not" && filter.of.kind === "is" && filter.of.what.kind === "self")
    return notOf({ kind: "is", what });
  return filter;
}
