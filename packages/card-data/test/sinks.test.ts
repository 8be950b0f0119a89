import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportedPrint } from "@obverse/card-data";
import { importCards, openDataset, openInput, openSink, parseSink, type SinkKind } from "@obverse/card-data/node";
import sqlite from "node-sqlite3-wasm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { graf, host, scavengers, twoFaced } from "./records.ts";

let folder = "";
let file = "";

const comma = {
  object: "card",
  oracle_id: "q",
  id: "q1",
  name: 'Comma, "Quote"',
  layout: "normal",
  set: "s",
  type_line: "Artifact",
};
const japanese = { ...comma, id: "q2", lang: "ja", printed_name: "コンマ", flavor_name: "Other Name" };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-sinks-"));
  file = join(folder, "cards.jsonl");
  const records = [host, comma, graf, japanese, scavengers, twoFaced("transform", { power: "1+*" }, {})];
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function importTo(kind: SinkKind, path: string, from = file, level: "cards" | "prints" = "cards") {
  return importCards({ level, input: await openInput(from), sink: await openSink(kind, path, level) });
}

/** Everything below a path, by name. */
function contents(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((one) => one.isFile())
      .map((one) => [join(one.parentPath, one.name), readFileSync(join(one.parentPath, one.name), "base64")]),
  );
}

describe.each(["dataset", "csv", "sql", "sqlite", "ndjson"] as const)("an import to %s", (kind) => {
  it("gives the same bytes again, and leaves nothing else behind", async () => {
    const path = join(folder, "out");
    expect((await importTo(kind, path)).ok).toBe(true);
    const first = contents(path);
    expect((await importTo(kind, path)).ok).toBe(true);
    expect(contents(path)).toEqual(first);
    expect(readdirSync(folder).sort()).toEqual(["cards.jsonl", "out"]);
  });

  it("leaves what was there when the new one can't be made", async () => {
    const path = join(folder, "out");
    await importTo(kind, path);
    const first = contents(path);
    const broken = join(folder, "cards.jsonl");
    writeFileSync(broken, '{"object":"card","name":"A');
    expect(await importTo(kind, path, broken)).toMatchObject({ ok: false, code: "cut-off" });
    expect({ ...contents(path), [broken]: first[broken] }).toEqual(first);
  });
});

describe("a dataset", () => {
  it("finds cards by any name, and knows meld pairs and printings", async () => {
    const path = join(folder, "out");
    await importTo("dataset", path);
    const opened = openDataset(path);
    if (!opened.ok) throw new Error(opened.problem);
    const { dataset } = opened;
    for (const query of ["Comma, “quote”", "コンマ", "ｺﾝﾏ", "other name"]) expect(dataset.find(query)?.id).toBe("q");
    expect(dataset.find("back")?.name).toBe("Front // Back");
    expect(dataset.byName("Graf Rats")?.meld?.result).toBe("Chittering Host");
    expect(dataset.imported("host")?.manaValue).toBe(7);
    expect(dataset.nameIn('Comma, "Quote"', "ja")).toBe("コンマ");
    expect(dataset.hasName("Front // Back")).toBe(false);
  });

  it("is refused when it is of another version, damaged, or none", async () => {
    const path = join(folder, "out");
    await importTo("dataset", path);
    expect(openDataset(join(folder, "nowhere"))).toEqual({ ok: false, problem: "missing" });
    expect(openDataset(folder)).toEqual({ ok: false, problem: "not-a-dataset" });
    writeFileSync(join(path, "cards.jsonl"), "");
    expect(openDataset(path)).toEqual({ ok: false, problem: "damaged" });
    const manifest = join(path, "manifest.json");
    writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"version": 1', '"version": 99'));
    expect(openDataset(path)).toEqual({ ok: false, problem: "other-version" });
  });
});

describe("tables", () => {
  it("hold faces with their mana values, printings and names, and can be asked", async () => {
    const path = join(folder, "out.sqlite");
    await importTo("sqlite", path);
    const database = new sqlite.Database(path, { readOnly: true });
    const melded = database.get("SELECT mana_value, melded_from FROM cards WHERE name = 'Chittering Host'");
    const faces = database.all("SELECT name, power, power_value FROM faces WHERE card_id = 'two' ORDER BY position");
    const found = database.get("SELECT card_id FROM names WHERE key = 'コンマ'");
    database.close();
    expect(melded).toEqual({ mana_value: 7, melded_from: "Graf Rats + Midnight Scavengers" });
    expect(faces).toEqual([
      { name: "Front", power: "1+*", power_value: 1 },
      { name: "Back", power: null, power_value: null },
    ]);
    expect(found).toEqual({ card_id: "q" });
  });

  it("quote what CSV and SQL must quote", async () => {
    await importTo("csv", join(folder, "csv"));
    expect(readFileSync(join(folder, "csv", "cards.csv"), "utf8")).toContain('q,"Comma, ""Quote""",single,');
    await importTo("sql", join(folder, "out.sql"), file);
    const sql = readFileSync(join(folder, "out.sql"), "utf8");
    expect(sql).toMatch(/^BEGIN;/);
    expect(sql).toMatch(/COMMIT;\n$/);
    expect(sql).toContain(`('q', 'Comma, "Quote"', 'single'`);
  });
});

describe("prints one by one", () => {
  it("come in the order of the input, each with its own printing", async () => {
    const path = join(folder, "out.ndjson");
    await importTo("ndjson", path, file, "prints");
    const prints = readFileSync(path, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as ImportedPrint);
    expect(prints.map(({ card }) => card.name)).toEqual([
      "Chittering Host",
      'Comma, "Quote"',
      "Graf Rats",
      'Comma, "Quote"',
      "Midnight Scavengers",
      "Front // Back",
    ]);
    expect(prints[3]?.print).toEqual({ id: "q2", set: "s", lang: "ja" });
    expect(prints[3]?.names?.map(({ name }) => name)).toEqual(["コンマ", "Other Name"]);
  });

  it("go to NDJSON only", async () => {
    await expect(openSink("csv", join(folder, "x"), "prints")).rejects.toMatchObject({ code: "unwritable" });
  });
});

it("takes a sink's kind and path apart", () => {
  expect(parseSink("dataset:C:\\cards")).toEqual({ kind: "dataset", path: "C:\\cards" });
  expect(parseSink("json:x")).toBeUndefined();
  expect(parseSink("csv:")).toBeUndefined();
});
