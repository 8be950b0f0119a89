import type { PrintedCard, PrintedFace } from "@obverse/card-data";

/** A row of the file of tokens. */
export interface TokenRow {
  readonly name: string;
  readonly set: string;
  readonly number: string;
  readonly color: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly power: string;
  readonly toughness: string;
  readonly text: string;
}

const INCUBATED: PrintedFace = {
  name: "Phyrexian",
  manaCost: "",
  typeLine: "Token Artifact Creature — Phyrexian",
  text: "",
  power: "0",
  toughness: "0",
};

/** The double-faced tokens among the rows, each once: those whose text transforms (111.10i). Sheets of two unlike tokens are none. */
export function doubleFacedTokens(rows: readonly TokenRow[]): readonly PrintedCard[] {
  const found = new Map<string, PrintedCard>();
  for (const row of rows) {
    if (!/\bTransform this\b/.test(row.text) || found.has(row.name)) continue;
    const front: PrintedFace = {
      name: row.name.split(" // ")[0] ?? row.name,
      manaCost: "",
      typeLine: `Token ${row.types.join(" ")} — ${row.subtypes.join(" ")}`,
      text: row.text,
    };
    const id = `token:${row.name}`;
    found.set(row.name, { id, name: row.name, layout: "double_faced_token", faces: [front, INCUBATED], related: [] });
  }
  return [...found.values()];
}
