import { type Card, COST_KEYWORDS, NUMBER_KEYWORDS, PLAIN_KEYWORDS } from "@obverse/core";

/** A name made unlike itself, the same each time: the letters of every word that starts with a capital are turned round. Small words and marks stay. */
export function renamed(name: string): string {
  return name.replace(/\p{Lu}[\p{L}\p{M}]*/gu, (word) => {
    const letters = [...word.toLowerCase()].reverse().join("");
    return `${letters.charAt(0).toUpperCase()}${letters.slice(1)}q`;
  });
}

/** Values that are never names, by the key that they stand under. */
const NO_NAMES: ReadonlySet<string> = new Set([
  "types",
  "subtypes",
  "supertypes",
  "keywords",
  "keyword",
  "kind",
  "colors",
  "rules",
  "id",
  "title",
  "source-document",
]);

/** Names of keywords as a card could be called: a word of a text that is both is the keyword. */
const KEYWORD_NAMES: readonly string[] = [...PLAIN_KEYWORDS, ...COST_KEYWORDS, ...NUMBER_KEYWORDS].map(
  (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
);

/** Which names are changed: those of cards that aren't words of the game besides, as basic lands (with which the runner fills libraries) and many tokens are. */
export function changeableNames(cards: readonly Card[]): ReadonlySet<string> {
  const words = new Set([...cards.flatMap(({ faces }) => faces.flatMap(({ subtypes }) => subtypes)), ...KEYWORD_NAMES]);
  const names = cards
    .filter(({ token, faces: [face] }) => token !== true && !face.supertypes.includes("Basic"))
    .flatMap(namesOf);
  return new Set(names.filter((name) => !words.has(name)));
}

/** The full name of a card and those of its faces and halves, also where its record doesn't tell them apart. */
export function namesOf(card: Card): readonly string[] {
  const parts = [...card.faces, ...(card.halves?.parts ?? [])].map(({ name }) => name);
  return [card.name, ...parts, ...card.name.split(" // ")];
}

/** A copy of plain data in which every text is changed, keys included; except what stands under keys that hold no names. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((part) => withTexts(part, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [change(key), NO_NAMES.has(key) ? part : withTexts(part, change)]),
  );
}

/** Changes whole texts that are names. */
export function wholeNames(names: ReadonlySet<string>): (text: string) => string {
  return (text) => (names.has(text) ? renamed(text) : text);
}

/** Changes names wherever they stand in a text, as words; the longest that fits. */
export function namesWithin(names: ReadonlySet<string>): (text: string) => string {
  const longestFirst = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (longestFirst.length === 0) return (text) => text;
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replace(any, renamed);
}
