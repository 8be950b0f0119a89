import { type CompileFace, linkMeld, type NormalisedCard, normaliseScryfall, withPrintings } from "@obverse/card-data";
import type { Card, CardSource } from "@obverse/core";

type CardRecord = Readonly<Record<string, unknown>>;

/**
 * A source of the cards of public card records. A card is read and compiled when it is first wanted; its meld partner and result with it.
 * A record is of one print: a double-faced card also gets the printings that another source knows of it.
 */
export function recordSource(records: readonly CardRecord[], compile: CompileFace, known: CardSource): CardSource {
  const byFull = new Map<string, CardRecord>();
  const byFace = new Map<string, CardRecord>();
  const faceNames = new Set<string>();
  for (const record of records) {
    const name = textOf(record.name);
    if (NOT_PLAYED.has(textOf(record.layout))) continue;
    if (!byFull.has(name)) byFull.set(name, record);
    const faces = Array.isArray(record.card_faces)
      ? (record.card_faces as readonly CardRecord[]).map((face) => textOf(face.name))
      : [name];
    for (const face of faces) {
      if (!byFace.has(face)) byFace.set(face, record);
      if (!TOKENS.has(textOf(record.layout))) faceNames.add(face);
    }
  }
  const made = new Map<CardRecord, Card | undefined>();
  const byId = new Map<string, Card>();
  const entriesOf = (record: CardRecord): readonly NormalisedCard[] => normaliseScryfall(record, compile).cards;
  const make = (record: CardRecord): Card | undefined => {
    if (made.has(record)) return made.get(record);
    const parts =
      record.layout === "meld" && Array.isArray(record.all_parts)
        ? (record.all_parts as readonly CardRecord[]).flatMap((part): readonly CardRecord[] =>
            listed(byFull.get(textOf(part.name))),
          )
        : [];
    const together = [...new Set([record, ...parts.filter((part) => part.layout === "meld")])];
    const entries = together.flatMap((part) => entriesOf(part).map((entry) => ({ part, entry })));
    const linked = linkMeld(entries.map(({ entry }) => entry)).cards.map((card) => completed(card, known));
    for (const [at, card] of linked.entries()) {
      const part = entries[at]?.part;
      if (part !== undefined && !made.has(part)) made.set(part, card);
      byId.set(card.id, card);
    }
    return made.get(record);
  };
  return {
    get: (id) => byId.get(id),
    byName: (name) => {
      const record = byFull.get(name) ?? byFace.get(name);
      return record === undefined ? undefined : make(record);
    },
    hasName: (name) => faceNames.has(name),
  };
}

function completed(card: Card, known: CardSource): Card {
  if (card.kind === "single" || card.token === true) return card;
  const printings = known.byName(card.name)?.printings;
  return printings === undefined ? card : withPrintings(card, printings);
}

const NOT_PLAYED: ReadonlySet<string> = new Set(["art_series", "planar", "scheme", "vanguard", "emblem"]);
const TOKENS: ReadonlySet<string> = new Set(["token", "double_faced_token"]);

const listed = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
