import { type Card, type CardSource, nameKey } from "@obverse/core/faces";
import type { PrintedName } from "../normalise/printed-card.ts";
import { namesOf } from "../source/make-card-source.ts";
import type { ImportedCard } from "./imported.ts";

/** The version of the dataset's layout. A reader takes its own only. */
export const DATASET_VERSION = 1;

/** What stands first in a dataset. */
export interface DatasetManifest {
  readonly format: "obverse-dataset";
  readonly version: number;
  readonly cards: number;
  /** Bytes of `cards.jsonl`, to tell a whole file. */
  readonly bytes: number;
}

/** A card's row of the index: where its line is, and by which names it is found. */
export interface IndexRow {
  readonly id: string;
  readonly name: string;
  readonly faces: readonly string[];
  readonly at: number;
  readonly length: number;
  /** `t` for a token, `n` for what no deck has; absent: a card. */
  readonly mark?: "t" | "n";
  /** Names in other languages and on other printings: language, face, name. Absent: none. */
  readonly names?: readonly (readonly [lang: string, face: string, name: string])[];
}

/** Types of what may share a name with a card but is none that a deck has. */
const NOT_IN_A_DECK = ["Plane", "Phenomenon", "Scheme", "Vanguard", "Dungeon", "Emblem", "Card"];

/** The index row of a card whose line stands at a place. */
export function indexRow({ card, names }: ImportedCard, at: number, length: number): IndexRow {
  const mark = card.token ? "t" : card.faces[0].types.some((type) => NOT_IN_A_DECK.includes(type)) ? "n" : undefined;
  return {
    id: card.id,
    name: card.name,
    faces: namesOf(card),
    at,
    length,
    ...(mark === undefined ? {} : { mark }),
    ...(names.length > 0 ? { names: printedFirst(names).map((one) => [one.lang, one.face, one.name] as const) } : {}),
  };
}

/** Names as printed come before those that stand in for them: the first one of a language is the face's name in it. */
function printedFirst(names: readonly PrintedName[]): readonly PrintedName[] {
  return [...names.filter((one) => one.kind === "printed"), ...names.filter((one) => one.kind !== "printed")];
}

/** A dataset as a source of cards; a card is read when first wanted. */
export interface Dataset extends CardSource {
  /** The card that a person means: any name in any language, of a face or in full, however written; `A-` may be left out. */
  find(query: string): Card | undefined;
  /** A card with its printings, names and mana value. */
  imported(id: string): ImportedCard | undefined;
  /** The name of a face in a language. Nothing: not known. */
  nameIn(face: string, lang: string): string | undefined;
  /** Ids of all cards, in order. */
  readonly ids: readonly string[];
}

/** Makes a dataset of its index and a way to read a piece of `cards.jsonl`. */
export function makeDataset(rows: readonly IndexRow[], read: (at: number, length: number) => string): Dataset {
  const ordered = [...rows.filter((row) => row.mark === undefined), ...rows.filter((row) => row.mark !== undefined)];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map<string, IndexRow>();
  const put = (map: Map<string, IndexRow>, key: string, row: IndexRow) => {
    if (!map.has(key)) map.set(key, row);
  };
  for (const row of ordered) put(byName, row.name, row);
  for (const row of ordered) for (const face of row.faces) put(byName, face, row);
  const names = new Set(rows.filter((row) => row.mark !== "t").flatMap((row) => row.faces));
  let folded: ReadonlyMap<string, IndexRow> | undefined;
  const known = new Map<string, ImportedCard>();
  const load = (row: IndexRow | undefined): ImportedCard | undefined => {
    if (row === undefined) return undefined;
    const imported = known.get(row.id) ?? (JSON.parse(read(row.at, row.length)) as ImportedCard); // written by the dataset's sink
    known.set(row.id, imported);
    return imported;
  };
  return {
    get: (id) => load(byId.get(id))?.card,
    imported: (id) => load(byId.get(id)),
    byName: (name) => load(byName.get(name))?.card,
    hasName: (name) => names.has(name),
    find(query) {
      folded ??= foldedNames(ordered);
      return load(byName.get(query) ?? folded.get(nameKey(query)))?.card;
    },
    nameIn: (face, lang) => byName.get(face)?.names?.find(([one, of]) => one === lang && of === face)?.[2],
    ids: rows.map((row) => row.id),
  };
}

function foldedNames(rows: readonly IndexRow[]): ReadonlyMap<string, IndexRow> {
  const map = new Map<string, IndexRow>();
  const put = (name: string, row: IndexRow) => {
    const key = nameKey(name);
    if (!map.has(key)) map.set(key, row);
  };
  for (const row of rows) put(row.name, row);
  for (const row of rows) for (const face of row.faces) put(face, row);
  for (const row of rows) for (const name of namesInLanguages(row)) put(name, row);
  for (const row of rows)
    if (row.name.startsWith("A-")) for (const name of [row.name, ...row.faces]) put(name.replaceAll("A-", ""), row);
  return map;
}

/** Names by language and joined: both faces' names in one language are a full name too. */
function namesInLanguages({ faces, names = [] }: IndexRow): readonly string[] {
  const joined = [...new Set(names.map(([lang]) => lang))].flatMap((lang) => {
    const each = faces.map((face) => names.find(([one, of]) => one === lang && of === face)?.[2]);
    return faces.length === 2 && each.every((one) => one !== undefined) ? [each.join(" // ")] : [];
  });
  return [...names.map(([, , name]) => name), ...joined];
}
