import { type Card, type CardSource, nameKey } from "@obverse/core";
import { type CardSearch, type NameEntry, searchNames } from "./find-card.ts";
import { BUNDLE } from "./generated/bundle.ts";
import { NAMES } from "./generated/names.ts";

/** A language of card names. */
export type NameLanguage = "en" | "ja";

const byId = new Map(NAMES.map(([id], row) => [id, row] as const));
const byName = new Map<string, number>();
for (const wanted of [0, 1])
  for (const [row, [, name, , , token]] of NAMES.entries()) if (token === wanted) addName(name, row);
for (const wanted of [0, 1]) {
  for (const [row, [, , faces, , token]] of NAMES.entries())
    if (token === wanted) for (const face of faces) addName(face, row);
}
const cardNames = new Set(NAMES.flatMap(([, , faces, , token]) => (token === 1 ? [] : faces)));
const decoded = new Map<number, Card>();
const languages = new Map(
  NAMES.flatMap(([, , faces, ja]) => faces.map((face, index) => [face, ja[index] ?? ""] as const)),
);

/** The built-in cards. Each is decoded when first wanted. */
export const cards: CardSource = {
  get: (id) => at(byId.get(id)),
  byName: (name) => at(byName.get(name)),
  hasName: (name) => cardNames.has(name),
};

/** Every built-in card, in the order of their ids; decodes them all. */
export function loadCards(): readonly Card[] {
  return NAMES.flatMap((_, row) => at(row) ?? []);
}

/** Full names of the built-in cards, tokens left out, in the order of their ids. */
export function cardNamesInSet(): readonly string[] {
  return NAMES.filter(([, , , , token]) => token === 0).map(([, name]) => name);
}

/** The name of a face, part or full name in a language; its English name where that language has none that is known. */
export function nameIn(name: string, language: NameLanguage): string {
  if (language === "en") return name;
  const one = languages.get(name);
  if (one !== undefined) return one === "" ? name : one;
  return name
    .split(" // ")
    .map((part) => languages.get(part) || part)
    .join(" // ");
}

/** The card that a person means: by full name, any face's or part's, in English or Japanese, or by a part of a name that only one card has. */
export function findCard(query: string): CardSearch {
  const exact = byName.get(query);
  if (exact !== undefined) return found(exact, NAMES[exact]?.[1] === query ? "name" : "face", []);
  const { row, by, near } = searchNames(entries(), query);
  return found(row, by, near);
}

let known: readonly NameEntry[] | undefined;

function entries(): readonly NameEntry[] {
  known ??= NAMES.flatMap(([, name, faces, ja], row) => [
    { key: nameKey(name), row, by: "name" as const },
    ...faces.map((face) => ({ key: nameKey(face), row, by: "face" as const })),
    ...[...ja, ja.join(" // ")]
      .filter((one) => /[^ /]/.test(one))
      .map((one) => ({ key: nameKey(one), row, by: "name-ja" as const })),
  ]);
  return known;
}

function found(row: number | undefined, by: CardSearch["by"], near: readonly number[]): CardSearch {
  const card = at(row);
  const suggestions = near.slice(0, 10).flatMap((one) => NAMES[one]?.[1] ?? []);
  return { ...(card === undefined ? {} : { card }), ...(by === undefined ? {} : { by }), suggestions };
}

function addName(name: string, row: number): void {
  if (!byName.has(name)) byName.set(name, row);
}

function at(row: number | undefined): Card | undefined {
  const text = row === undefined ? undefined : BUNDLE[row];
  if (row === undefined || text === undefined) return undefined;
  const known = decoded.get(row) ?? (JSON.parse(text) as Card); // written by build-cards from a Card
  decoded.set(row, known);
  return known;
}
