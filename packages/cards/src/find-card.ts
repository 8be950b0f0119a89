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

/** Rows of which a name, its beginning or a word in it is a few letters away: nearest first, those that begin alike before others. */
function alike(entries: readonly NameEntry[], key: string): readonly number[] {
  const limit = Math.max(1, Math.floor(key.length / 3));
  const words = key.split(" ").length;
  const near = entries
    .map((entry) => ({
      row: entry.row,
      off: Math.min(...partsOf(entry.key, words).map((part) => off(part, key, limit))),
    }))
    .filter((one) => one.off <= limit + 1)
    .sort((a, b) => a.off - b.off);
  return [...new Set(near.map((one) => one.row))];
}

/** The whole name, and each run of so many words in it. */
function partsOf(name: string, count: number): readonly string[] {
  const words = name.split(/[ ,]+/);
  const runs = words.slice(0, words.length - count + 1).map((_, at) => words.slice(at, at + count).join(" "));
  return [name, ...runs.filter((run) => run.length > 3 && run !== name)];
}

/** How far a part of a name is from what was asked for, in letters; of two equally far, the one that goes along longer is nearer. */
function off(part: string, key: string, limit: number): number {
  if (Math.abs(part.length - key.length) > limit) return Number.POSITIVE_INFINITY;
  const letters = distance(part, key);
  if (letters > limit) return Number.POSITIVE_INFINITY;
  let along = 0;
  while (along < key.length && part[along] === key[along]) along++;
  return letters + 1 - along / key.length;
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
