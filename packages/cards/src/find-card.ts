import { type Card, nameKey } from "@obverse/core";

/** How a query was understood. */
export type FoundBy = "name" | "face" | "name-ja" | "part-of-name";

/** What a query for a card found. */
export interface CardSearch {
  /** Absent: no card, or several that fit equally. */
  readonly card?: Card;
  /** Absent: nothing was found. */
  readonly by?: FoundBy;
  /** Other names that may have been meant, the likeliest first: full names, at most ten. */
  readonly suggestions: readonly string[];
}

/** A name that leads to a card, folded for comparing. */
export interface NameEntry {
  readonly key: string;
  readonly row: number;
  readonly by: FoundBy;
}

/** Finds the row that a query names among all names: whole names first, then a part of one name only. */
export function searchNames(
  entries: readonly NameEntry[],
  query: string,
): { readonly row?: number; readonly by?: FoundBy; readonly near: readonly number[] } {
  const key = nameKey(query);
  if (key === "") return { near: [] };
  const whole = entries.find((entry) => entry.key === key);
  const starting = rowsOf(entries, (entry) => entry.key.startsWith(key));
  const holding = rowsOf(entries, (entry) => entry.key.includes(key));
  if (whole !== undefined) return { row: whole.row, by: whole.by, near: [] };
  const parts = [...new Set([...starting, ...holding])];
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return { row: only, by: "part-of-name", near: [] };
  return { near: parts.length > 0 ? parts : alike(entries, key) };
}

function rowsOf(entries: readonly NameEntry[], fits: (entry: NameEntry) => boolean): readonly number[] {
  return [...new Set(entries.filter(fits).map((entry) => entry.row))];
}

/** Rows whose names are a few letters away, nearest first. */
function alike(entries: readonly NameEntry[], key: string): readonly number[] {
  const limit = Math.max(1, Math.floor(key.length / 3));
  const near = entries
    .filter((entry) => Math.abs(entry.key.length - key.length) <= limit)
    .map((entry) => ({ row: entry.row, distance: distance(entry.key, key) }))
    .filter((one) => one.distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return [...new Set(near.map((one) => one.row))];
}

/** How many letters must be put in, taken out, or changed to make one text the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
