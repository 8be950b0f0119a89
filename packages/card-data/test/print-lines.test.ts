import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type ImportedPrint, noAbilities, normaliseScryfall } from "@obverse/card-data";
import { type ImportReport, importCards, openSink, unpacked } from "@obverse/card-data/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { graf, host, twoFaced } from "./records.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-prints-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Imports lines as prints. */
async function prints(
  lines: readonly (string | Uint8Array)[],
): Promise<{ readonly prints: readonly ImportedPrint[]; readonly report: ImportReport }> {
  const path = join(folder, "out");
  const bytes = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from("\n")]));
  const input = unpacked(Readable.from([bytes]));
  const sink = await openSink("ndjson", path, "prints");
  const result = await importCards({ level: "prints", input, sink });
  if (!result.ok) throw new Error(result.code);
  const written = readFileSync(path, "utf8").trimEnd().split("\n");
  return { prints: written.map((line) => JSON.parse(line) as ImportedPrint), report: result.value };
}

const card = {
  object: "card",
  oracle_id: "x",
  id: "x1",
  name: "Lórien Æther",
  lang: "en",
  layout: "normal",
  set: "ltr",
  collector_number: "1★",
  released_at: "2023-06-23",
  mana_cost: "{3}{U}{U}",
  type_line: "Creature — Élf",
  oracle_text: "Flying • “Ward”",
  power: "∞",
  toughness: "1",
  colors: ["U"],
  color_identity: ["U"],
};
const RECORDS = [
  card,
  { ...card, id: "x2", collector_number: "2", set: "LTC" },
  { ...card, id: "x3", lang: "ja", printed_name: "再録「一」", flavor_name: 'A "quoted" näme' },
  { ...card, id: "x4", oracle_text: "Flying" },
  { ...card, id: "x5", toughness: "2" },
  { ...card, id: "x6", set: "sé" },
  graf,
  host,
  twoFaced("transform", { name: "Déjà" }, { name: "Vu" }, { name: "Déjà // Vu" }),
];

describe("prints", () => {
  it("have each the card that their record gives by itself", async () => {
    const { prints: written } = await prints(RECORDS.map((record) => JSON.stringify(record)));
    const alone = RECORDS.map((record) => normaliseScryfall(record, noAbilities).card);
    expect(written.map((print) => print.card)).toEqual(JSON.parse(JSON.stringify(alone)));
  });

  it("have their own facts and names", async () => {
    const { prints: written } = await prints(RECORDS.map((record) => JSON.stringify(record)));
    expect(written[0]?.print).toEqual({ id: "x1", set: "ltr", number: "1★", released: "2023-06-23", lang: "en" });
    expect(written[2]?.names).toEqual([
      { face: "Lórien Æther", name: "再録「一」", lang: "ja", kind: "printed" },
      { face: "Lórien Æther", name: 'A "quoted" näme', lang: "ja", kind: "flavor" },
    ]);
  });

  it("are the same whether letters are written out or escaped", async () => {
    const plain = RECORDS.map((record) => JSON.stringify(record));
    const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
    const ascii = plain.map((line) => line.replace(/[^ -~]/g, escaped));
    const mixed = plain.map((line) => line.replace(/[^ -~](?=[^é]*$)/g, escaped));
    const { prints: expected } = await prints(plain);
    expect((await prints(ascii)).prints).toEqual(expected);
    expect((await prints(mixed)).prints).toEqual(expected);
    expect((await prints([...plain, ...ascii])).prints).toEqual([...expected, ...expected]);
  });

  it("are read beside records whose bytes are broken or encoded twice", async () => {
    const line = JSON.stringify(card);
    const twice = Buffer.from(Buffer.from(line).toString("latin1"));
    const broken = Buffer.from(line);
    broken[broken.indexOf(0xc3)] = 0xff;
    const { prints: written, report } = await prints([line, twice, broken, line]);
    expect(written.map((print) => print.card.name)).toEqual([
      "Lórien Æther",
      "Lórien Æther",
      expect.stringContaining("\ufffd"),
      "Lórien Æther",
    ]);
    expect(report.issues).toMatchObject([
      { code: "number-not-modelled" },
      { code: "text-encoding", found: "doubly", place: { line: 2 } },
      { code: "number-not-modelled" },
      { code: "text-encoding", found: "invalid", place: { line: 3 } },
      { code: "number-not-modelled" },
      { code: "number-not-modelled" },
    ]);
  });

  it("tell a field that no one knows once, and set a record aside that has not the schema's shape", async () => {
    const { prints: written, report } = await prints(
      [
        { ...card, naïve: 1 },
        { ...card, power: 3 },
        { ...card, naïve: 2 },
      ].map((one) => JSON.stringify(one)),
    );
    expect(written).toHaveLength(2);
    const noticed = report.issues.filter(({ code }) => code !== "number-not-modelled");
    expect(noticed).toMatchObject([
      { code: "unknown-field", found: "naïve", place: { line: 1 } },
      { code: "invalid-record", place: { line: 2, path: "power" }, expected: "string", action: "set-aside" },
    ]);
  });
});
