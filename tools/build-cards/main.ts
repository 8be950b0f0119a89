import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  linkMeld,
  normaliseCard,
  type PrintedCard,
  printedFromScryfall,
  scryfallCard,
  withPrintings,
} from "@obverse/card-data";
import { type Card, definitionId, nameKey } from "@obverse/core";
import { belongsByItself, isDungeon, namedCards } from "./choose-cards.ts";
import { compile } from "./compiler.ts";
import { readPrintings } from "./printings.ts";
import { readRecords } from "./read-lines.ts";
import { textsInScenarios } from "./scenario-names.ts";
import { doubleFacedTokens, type TokenRow } from "./tokens.ts";
import { type SetEntry, writeSet } from "./write-set.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const cardFile = process.argv[2] ?? process.env.OBVERSE_CARD_DATA ?? "";
if (!existsSync(cardFile)) {
  process.stderr.write(`build-cards: no card file ${cardFile}; give one as an argument or in OBVERSE_CARD_DATA\n`);
  process.exit(1);
}
const folder = dirname(cardFile);

const printed = readRecords(cardFile).map((record) => printedFromScryfall(scryfallCard.parse(record)));
const chosen = chooseCards(printed);
const printings = readPrintings(
  folder,
  new Set(chosen.filter(({ layout }) => layout !== "normal").map(({ name }) => name)),
);
const japanese = readJapanese(join(folder, "names-ja.jsonl.gz"));
const tokens = existsSync(join(folder, "tokens.jsonl"))
  ? doubleFacedTokens(readRecords(join(folder, "tokens.jsonl")) as TokenRow[])
  : [];

const normalised = [...chosen, ...tokens].flatMap((card) => normaliseCard(card, compile).cards);
const cards = eachOnce(linkMeld(normalised).cards.map(finished)).sort((a, b) => (a.id < b.id ? -1 : 1));
const { written, removed } = writeSet(join(ROOT, "packages/cards"), cards.map(entryOf));
process.stdout.write(`build-cards: ${cards.length} cards, ${written} files written, ${removed} removed\n`);

function chooseCards(all: readonly PrintedCard[]): readonly PrintedCard[] {
  const texts = new Set(textsInScenarios([join(ROOT, "packages/conformance")]));
  const extra = readFileSync(new URL("extra-names.txt", import.meta.url), "utf8").split("\n");
  for (const line of extra) texts.add(line.trim());
  const named = namedCards(all, texts);
  return all.filter((card) => !isDungeon(card) && (named.has(card.name) || belongsByItself(card)));
}

/** The card as the set has it: named by its name, with the printings of what has another side only. */
function finished(card: Card): Card {
  const doubleFaced = card.faces.length === 2 || card.kind === "meld" || card.kind === "melded";
  const { printings: own, ...facts } = card;
  const id = definitionId(`${card.token ? "token:" : ""}${slugOf(card.name)}`);
  if (!doubleFaced || card.token) return { ...facts, id };
  return withPrintings({ ...facts, id, ...(own && { printings: own }) }, printings.get(card.name) ?? []);
}

/** Of two records of one card that differ in accents only, the one with the accents. */
function eachOnce(all: readonly Card[]): Card[] {
  const byId = new Map<string, Card>();
  for (const card of all) {
    const other = byId.get(card.id);
    if (other !== undefined)
      process.stderr.write(`build-cards: ${other.name} and ${card.name} are taken for one card\n`);
    if (other === undefined || other.name < card.name) byId.set(card.id, card);
  }
  return [...byId.values()];
}

function slugOf(name: string): string {
  return nameKey(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function entryOf(card: Card): SetEntry {
  const names = (card.halves?.parts ?? card.faces).map((face) => face.name);
  const known = names.flatMap((name) => {
    const ja = japanese.get(name);
    return ja === undefined ? [] : [[name, ja] as const];
  });
  return { card, ja: Object.fromEntries(known) };
}

function readJapanese(path: string): ReadonlyMap<string, string> {
  const more = readFileSync(new URL("more-japanese-names.txt", import.meta.url), "utf8")
    .split("\n")
    .flatMap((line): readonly (readonly [string, string])[] => {
      const [name, ja] = line.split("\t");
      return name === undefined || ja === undefined ? [] : [[name, ja]];
    });
  if (!existsSync(path)) return new Map(more);
  const rows = readRecords(path) as readonly { readonly face: string; readonly ja: string }[];
  return new Map([...more, ...rows.map(({ face, ja }) => [face, ja] as const)]);
}
