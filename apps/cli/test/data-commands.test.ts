import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));
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
      NO_COLOR: "1",
      XDG_DATA_HOME: join(folder, "data"),
      XDG_CACHE_HOME: join(folder, "cache"),
    },
  });
  return { status, stdout, stderr };
}

describe("obverse import", () => {
  it("imports a file into a dataset and says how much", () => {
    const { status, stdout, stderr } = obverse("import", "--from", "old.jsonl", "--to", "dataset:set");
    expect(stderr).toContain("2 records, 2 prints, 2 cards → dataset:set");
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
    expect(readdirSync(join(folder, "set")).sort()).toEqual(["cards.jsonl", "index.json", "manifest.json"]);
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
  ])("ends with %i for %s", (status, code, args) => {
    const result = obverse("import", ...args);
    expect(result.status).toBe(status);
    expect(result.stderr).toContain(`[${code}]`);
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
