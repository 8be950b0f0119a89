import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAIN } from "./spawn.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-cli-data-"));
  write("old.jsonl", [card("1", { power: "1" }), card("2", {})]);
  write("new.jsonl", [card("1", { power: "2" }), card("3", {})]);
  write("odd.jsonl", [card("1", {}), card("4", { layout: "spiral" })]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function card(id: string, more: object) {
  return {
    object: "card",
    oracle_id: id,
    id: `p${id}`,
    name: `Card ${id}`,
    layout: "normal",
    set: "s",
    type_line: "Artifact",
    ...more,
  };
}

function write(name: string, records: readonly object[]): void {
  writeFileSync(join(folder, name), records.map((record) => `${JSON.stringify(record)}\n`).join(""));
}

function obverse(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      LANG: "C",
      COLUMNS: "1000",
      NO_COLOR: "1",
      XDG_DATA_HOME: join(folder, "data"),
      XDG_CACHE_HOME: join(folder, "cache"),
    },
  });
  return { status, stdout, stderr };
}

/** Far more bytes of card data than the heap that reads them may have. */
function writePrints(name: string, count: number): number {
  const filler = "x".repeat(4_000);
  const lines = Array.from({ length: 100 }, (_, at) => JSON.stringify(card(`${at}`, { flavor_text: filler })));
  const block = `${lines.join("\n")}\n`;
  const file = openSync(join(folder, name), "w");
  for (let written = 0; written < count; written += lines.length) writeSync(file, block);
  closeSync(file);
  return block.length * (count / lines.length);
}

describe("obverse import", () => {
  it("imports a file into a dataset and says how much", () => {
    const { status, stdout, stderr } = obverse("import", "--from", "old.jsonl", "--to", "dataset:set");
    expect(stderr).toContain("2 records, 2 prints, 2 cards → dataset:set");
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
    expect(readdirSync(join(folder, "set")).sort()).toEqual(["cards.jsonl", "index.json", "manifest.json"]);
  });

  it("reads a file that is far larger than its heap (dat-028)", () => {
    const heap = 48;
    const bytes = writePrints("large.jsonl", 60_000);
    expect(bytes).toBeGreaterThan(4 * heap * 2 ** 20);
    const args = ["import", "--from", "large.jsonl", "--no-abilities", "--prints", "--to", "ndjson:large.ndjson"];
    const { status, stderr } = spawnSync(process.execPath, [`--max-old-space-size=${heap}`, MAIN, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stderr).toContain("60000 prints");
    expect(status).toBe(0);
  });

  it("gives the report as JSON on the standard output alone", () => {
    const { status, stdout } = obverse(
      "import",
      "--from",
      "odd.jsonl",
      "--to",
      "ndjson:odd.ndjson",
      "--json",
      "--strict",
    );
    expect(status).toBe(5);
    expect(JSON.parse(stdout)).toMatchObject({
      to: "ndjson:odd.ndjson",
      counts: { cards: 2 },
      noticed: { "unknown-layout": 1 },
    });
  });

  it("takes the worker's way to the same bytes whatever the order of the input", () => {
    write("turned.jsonl", [card("2", {}), card("1", { power: "1" })]);
    obverse("import", "--from", "old.jsonl", "--to", "ndjson:a.ndjson");
    obverse("import", "--from", "turned.jsonl", "--to", "ndjson:b.ndjson");
    expect(readFileSync(join(folder, "a.ndjson"), "utf8")).toBe(readFileSync(join(folder, "b.ndjson"), "utf8"));
  });

  it.each([
    [6, "no-such-file", ["--from", "nowhere.json", "--to", "csv:out"]],
    [2, "unknown-sink", ["--from", "old.jsonl", "--to", "paper:out"]],
    [6, "offline", ["--from", "scryfall", "--offline", "--to", "csv:out"]],
    [2, "option-not-for-files", ["--from", "old.jsonl", "--kind", "bananas", "--to", "csv:out"]],
    [2, "unknown-kind", ["--from", "scryfall", "--kind", "bananas", "--to", "csv:out"]],
    [2, "unknown-kind", ["--from", "mtgjson", "--kind", "bananas", "--to", "csv:out"]],
    [2, "query-missing", ["--from", "scryfall", "--kind", "named", "--to", "csv:out"]],
    [2, "query-not-asked-for", ["--from", "scryfall", "--query", "Delver", "--to", "csv:out"]],
    [2, "not-an-address", ["--from", "scryfall", "--base-url", "bananas", "--to", "csv:out"]],
    [2, "prints-need-ndjson", ["--from", "old.jsonl", "--prints", "--to", "csv:out"]],
    [2, "raw-needs-json", ["--from", "old.jsonl", "--raw", "--to", "csv:out"]],
    [2, "unknown-language", ["--from", "old.jsonl", "--lang", "en,klingon", "--to", "csv:out"]],
    [2, "usage", ["--from", "old.jsonl", "--only", "bananas", "--to", "csv:out"]],
  ])("ends with %i for %s", (status, code, args) => {
    const result = obverse("import", ...args);
    expect(result.status).toBe(status);
    expect(result.stderr).toContain(`[${code}]`);
  });
});

describe("the options of obverse import", () => {
  it("name the kind that was probably meant", () => {
    const { stderr } = obverse("import", "--from", "scryfall", "--kind", "oracle-card", "--to", "csv:out");
    expect(stderr).toContain("Did you mean oracle-cards?");
  });

  it("keep names in the languages that are asked for", () => {
    write("names.jsonl", [
      card("1", { lang: "ja", printed_name: "一" }),
      card("2", { lang: "de", printed_name: "Zwei" }),
    ]);
    expect(obverse("import", "--from", "names.jsonl", "--lang", "en,ja", "--to", "ndjson:names").status).toBe(0);
    const names = readFileSync(join(folder, "names"), "utf8").trim().split("\n");
    expect(names.map((line) => (JSON.parse(line) as { names: object[] }).names.length)).toEqual([1, 0]);
  });

  it("keep only cards with another side, and the records as they came", () => {
    const faces = [{ name: "Front" }, { name: "Back" }];
    const two = card("5", { name: "Front // Back", layout: "transform", card_faces: faces, odd: 1 });
    write("two.jsonl", [card("1", {}), two]);
    expect(obverse("import", "--from", "two.jsonl", "--only", "faces", "--raw", "--to", "ndjson:two").status).toBe(0);
    const [line = "", ...more] = readFileSync(join(folder, "two"), "utf8").trim().split("\n");
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ card: { name: "Front // Back" }, raw: two });
  });
});

describe("obverse lint", () => {
  it("lists what it found with its place, and ends with 1", () => {
    const { status, stdout } = obverse("lint", "odd.jsonl");
    expect(stdout).toBe("Card 4 (line 2, layout) an unknown layout: spiral [unknown-layout, kept as it is]\n");
    expect(status).toBe(1);
  });

  it("ends with 0 where it found nothing", () => {
    expect(obverse("lint", "old.jsonl").status).toBe(0);
  });

  it("says where another file disagrees", () => {
    const { status, stdout } = obverse("lint", "old.jsonl", "--against", "new.jsonl");
    expect(stdout).toContain("Card 1 (Card 1: power) the sources disagree: 1 → 2");
    expect(status).toBe(1);
  });
});

describe("obverse diff", () => {
  it("names cards that were added, removed and changed, by face and field", () => {
    const { status, stdout } = obverse("diff", "old.jsonl", "new.jsonl");
    expect(stdout).toBe("+ Card 3\n- Card 2\n~ Card 1\n    Card 1: power: 1 → 2\n");
    expect(status).toBe(1);
  });

  it("finds nothing between a file and the dataset made of it", () => {
    obverse("import", "--from", "old.jsonl", "--to", "dataset:same", "--no-abilities");
    expect(obverse("diff", "old.jsonl", "same")).toMatchObject({ status: 0, stdout: "" });
  });
});
