import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type ScryfallCard, scryfallCard } from "@obverse/card-data";
import type { Printing } from "@obverse/core";
import { readRecords } from "./read-lines.ts";

/** Lines of prints that may be of a card with another side; only they are read. */
const DOUBLE_FACED = /"layout": ?"(?:transform|modal_dfc|meld)"/;

/** The printings of some cards, from whatever files of prints lie beside the card file: by full name. */
export function readPrintings(folder: string, names: ReadonlySet<string>): ReadonlyMap<string, readonly Printing[]> {
  const found = new Map<string, Printing[]>();
  for (const path of printFiles(folder)) {
    for (const record of readRecords(path, (line) => DOUBLE_FACED.test(line))) {
      const card = record as ScryfallCard; // only compared here; what is used is parsed below
      if (!names.has(card.name)) continue;
      const { set, collector_number: number = "", released_at: released, name } = scryfallCard.parse(record);
      if (set === undefined) continue;
      const printing = { set, number, ...(released === undefined ? {} : { released }) };
      found.set(name, [...(found.get(name) ?? []), printing]);
    }
  }
  return found;
}

function printFiles(folder: string): readonly string[] {
  const snapshots = join(folder, "scryfall");
  const files = existsSync(snapshots)
    ? readdirSync(snapshots)
        .filter((name) => name.endsWith(".json"))
        .sort()
    : [];
  const prints = join(folder, "all-prints.jsonl.gz");
  return [...files.map((name) => join(snapshots, name)), ...(existsSync(prints) ? [prints] : [])];
}
