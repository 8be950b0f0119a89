import type { Card } from "@obverse/core";
import type { Issue } from "../report.ts";
import { type ScryfallCard, type ScryfallFace, scryfallCard } from "../schema/scryfall.ts";
import type { CompileFace } from "./compile.ts";
import { invalidRecord } from "./invalid-record.ts";
import { type Normalised, normaliseCard } from "./normalise-card.ts";
import type { PrintedCard, PrintedFace, PrintedName } from "./printed-card.ts";

/** Makes cards of one Scryfall card object, read from JSON. A record of the wrong shape gives no card and says where it is wrong. */
export function normaliseScryfall(record: unknown, compile: CompileFace): Normalised & { readonly card?: Card } {
  const parsed = scryfallCard.safeParse(record);
  if (!parsed.success) return { cards: [], report: invalidRecord(record, parsed.error) satisfies readonly Issue[] };
  const result = normaliseCard(printedFromScryfall(parsed.data), compile);
  const card = result.cards[0]?.card;
  return card === undefined ? result : { ...result, card };
}

/** A Scryfall card object in the common shape. */
export function printedFromScryfall(record: ScryfallCard): PrintedCard {
  const faces = record.card_faces ?? NONE;
  return {
    id: record.oracle_id ?? faces[0]?.oracle_id ?? record.id ?? `name:${record.name}`,
    printId: record.id,
    name: record.name,
    layout: record.layout ?? (faces.length > 1 ? "transform" : "normal"),
    faces: faces.length > 0 ? faces.map(faceOf) : [faceOf(record)],
    related: record.all_parts ?? NONE,
    set: record.set,
    number: record.collector_number,
    released: record.released_at,
    lang: record.lang,
    names: namesOf(record, faces),
    colorIdentity: record.color_identity,
    manaValue: record.cmc,
  };
}

const NONE: readonly never[] = [];

function faceOf(face: ScryfallCard | ScryfallFace): PrintedFace {
  return {
    name: face.name,
    manaCost: face.mana_cost ?? "",
    typeLine: face.type_line ?? "",
    text: face.oracle_text ?? "",
    colors: face.colors,
    colorIndicator: face.color_indicator,
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
    cardId: face.oracle_id,
    layout: face.layout,
  };
}

/** Names as printed and names that stand in; an empty text is none. English `printed_name`s count: prints of other worlds have them. */
function namesOf(record: ScryfallCard, faces: readonly ScryfallFace[]): readonly PrintedName[] | undefined {
  let names: PrintedName[] | undefined;
  const lang = record.lang ?? "en";
  for (const one of faces.length > 0 ? [record, ...faces] : [record]) {
    if (one.printed_name) names = [...(names ?? []), { face: one.name, name: one.printed_name, lang, kind: "printed" }];
    if (one.flavor_name) names = [...(names ?? []), { face: one.name, name: one.flavor_name, lang, kind: "flavor" }];
  }
  return names;
}
