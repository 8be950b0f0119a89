import type { Card } from "@obverse/core";
import * as z from "zod";
import type { Issue } from "../report.ts";
import { type ScryfallCard, type ScryfallFace, scryfallCard } from "../schema/scryfall.ts";
import type { CompileFace } from "./compile.ts";
import { type Normalised, normaliseCard } from "./normalise-card.ts";
import type { PrintedCard, PrintedFace } from "./printed-card.ts";

/** Makes cards of one Scryfall card object, read from JSON. A record of the wrong shape gives no card and says where it is wrong. */
export function normaliseScryfall(record: unknown, compile: CompileFace): Normalised & { readonly card?: Card } {
  const parsed = scryfallCard.safeParse(record);
  if (!parsed.success) return { cards: [], report: parsed.error.issues.map((issue) => invalid(record, issue)) };
  const result = normaliseCard(printedFromScryfall(parsed.data), compile);
  const card = result.cards[0]?.card;
  return card === undefined ? result : { ...result, card };
}

/** A Scryfall card object in the common shape. */
export function printedFromScryfall(record: ScryfallCard): PrintedCard {
  const { card_faces: faces = [] } = record;
  const first = faces[0];
  const id = record.oracle_id ?? first?.oracle_id ?? record.id ?? `name:${record.name}`;
  return {
    id,
    name: record.name,
    layout: record.layout ?? (faces.length > 1 ? "transform" : "normal"),
    faces: faces.length > 0 ? faces.map((face) => faceOf(face)) : [faceOf(record)],
    related: record.all_parts ?? [],
    ...(record.set === undefined ? {} : { set: record.set }),
    ...(record.collector_number === undefined ? {} : { number: record.collector_number }),
    ...(record.released_at === undefined ? {} : { released: record.released_at }),
    ...(record.color_identity === undefined ? {} : { colorIdentity: record.color_identity }),
    ...(record.cmc === undefined ? {} : { manaValue: record.cmc }),
  };
}

function faceOf(face: ScryfallCard | ScryfallFace): PrintedFace {
  return {
    name: face.name,
    manaCost: face.mana_cost ?? "",
    typeLine: face.type_line ?? "",
    text: face.oracle_text ?? "",
    ...(face.colors === undefined ? {} : { colors: face.colors }),
    ...(face.color_indicator === undefined ? {} : { colorIndicator: face.color_indicator }),
    ...(face.power === undefined ? {} : { power: face.power }),
    ...(face.toughness === undefined ? {} : { toughness: face.toughness }),
    ...(face.loyalty === undefined ? {} : { loyalty: face.loyalty }),
    ...(face.defense === undefined ? {} : { defense: face.defense }),
    ...(face.oracle_id === undefined ? {} : { cardId: face.oracle_id }),
    ...(face.layout === undefined ? {} : { layout: face.layout }),
  };
}

function invalid(record: unknown, issue: z.core.$ZodIssue): Issue {
  const name = z.object({ name: z.string() }).safeParse(record);
  return {
    code: "invalid-record",
    ...(name.success ? { card: name.data.name } : {}),
    place: { path: issue.path.map(String).join(".") },
    expected: "expected" in issue ? String(issue.expected) : issue.code,
    action: "set-aside",
  };
}
