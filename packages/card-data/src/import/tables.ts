import type { Card, Face } from "@obverse/core";
import { nameKey } from "@obverse/core/faces";
import { faceManaValues } from "../knowledge/face-mana-values.ts";
import { faceSymbols } from "../knowledge/face-symbols.ts";
import type { ImportedCard } from "./imported.ts";

/** What a column holds. */
export type ColumnType = "text" | "integer" | "real" | "boolean" | "json";

/** A table: its name and its columns in order; the first ones named in `key` tell its rows apart. */
export interface Table {
  readonly name: string;
  readonly columns: readonly (readonly [name: string, type: ColumnType])[];
  readonly key: readonly string[];
}

/** A value of a row. `null`: none. */
export type Cell = string | number | boolean | null;

/** The tables that an import fills, the same for CSV, SQL and SQLite. */
export const TABLES: readonly Table[] = [
  {
    name: "cards",
    key: ["id"],
    columns: [
      ["id", "text"],
      ["name", "text"],
      ["kind", "text"],
      ["halves", "text"],
      ["token", "boolean"],
      ["mana_value", "real"],
      ["color_identity", "text"],
      ["meld_partner", "text"],
      ["meld_result", "text"],
      ["melded_from", "text"],
    ],
  },
  {
    name: "faces",
    key: ["card_id", "position"],
    columns: [
      ["card_id", "text"],
      ["position", "integer"],
      ["name", "text"],
      ["mana_cost", "text"],
      ["mana_value", "real"],
      ["color_indicator", "text"],
      ["supertypes", "text"],
      ["types", "text"],
      ["subtypes", "text"],
      ["power", "text"],
      ["power_value", "real"],
      ["toughness", "text"],
      ["toughness_value", "real"],
      ["loyalty", "text"],
      ["defense", "text"],
      ["abilities", "json"],
    ],
  },
  {
    name: "printings",
    key: ["card_id", "position"],
    columns: [
      ["card_id", "text"],
      ["position", "integer"],
      ["print_id", "text"],
      ["set_code", "text"],
      ["number", "text"],
      ["released", "text"],
      ["lang", "text"],
      ["front_symbol", "text"],
      ["back_symbol", "text"],
    ],
  },
  {
    name: "names",
    key: ["card_id", "position"],
    columns: [
      ["card_id", "text"],
      ["position", "integer"],
      ["face", "text"],
      ["lang", "text"],
      ["kind", "text"],
      ["name", "text"],
      ["key", "text"],
    ],
  },
];

/** The rows of one card, by table. */
export function rowsOf(imported: ImportedCard): Readonly<Record<string, readonly (readonly Cell[])[]>> {
  const { card, prints, names, manaValue } = imported;
  const parts: readonly Face[] = card.halves?.parts ?? card.faces;
  const values = faceManaValues(card, manaValue);
  return {
    cards: [cardRow(card, manaValue)],
    faces: parts.map((face, position) => faceRow(card, face, position, values[position] ?? 0)),
    printings: prints.map((print, position) => {
      const symbols = print.set === undefined ? undefined : faceSymbols(card, print.set);
      const facts = [print.id, print.set, print.number, print.released, print.lang, symbols?.front, symbols?.back];
      return [card.id, position, ...facts.map((fact) => fact ?? null)];
    }),
    names: [...ownNames(card), ...names].map((one, position) => [
      card.id,
      position,
      one.face,
      one.lang,
      one.kind,
      one.name,
      nameKey(one.name),
    ]),
  };
}

function cardRow(card: Card, manaValue: number): readonly Cell[] {
  return [
    card.id,
    card.name,
    card.kind,
    card.halves?.kind ?? null,
    card.token === true,
    manaValue,
    card.colorIdentity.join(""),
    card.meld?.partner ?? null,
    card.meld?.result ?? null,
    card.meldedFrom?.join(" + ") ?? null,
  ];
}

function faceRow(card: Card, face: Face, position: number, manaValue: number): readonly Cell[] {
  return [
    card.id,
    position,
    face.name,
    face.manaCost === null ? null : face.manaCost.map((symbol) => `{${symbol}}`).join(""),
    manaValue,
    face.colorIndicator?.join("") ?? null,
    face.supertypes.join(" "),
    face.types.join(" "),
    face.subtypes.join(" "),
    face.power?.text ?? null,
    face.power?.value ?? null,
    face.toughness?.text ?? null,
    face.toughness?.value ?? null,
    face.loyalty?.text ?? null,
    face.defense?.text ?? null,
    JSON.stringify(face.abilities),
  ];
}

/** The names that a card has in English: each face's, and, where there are two, the full name. */
function ownNames(card: Card): readonly { face: string; lang: string; kind: string; name: string }[] {
  const faces = (card.halves?.parts ?? card.faces).map(({ name }) => name);
  const all = faces.includes(card.name) ? faces : [...faces, card.name];
  return all.map((name) => ({ face: name, lang: "en", kind: "name", name }));
}
