import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { columnsOf, wrapped } from "../src/columns.ts";
import { obverse } from "./spawn.ts";

let folder = "";
const FAILING = `id: turning
title: { en: A werewolf turns over and a meld pair melds, ja: 狼男が変身し、2枚が合体する }
rules: ["701.27a"]
players:
  P1: { battlefield: [{ card: Villagers of Estwald, as: wolf }, Hanweir Garrison, Hanweir Battlements], hand: [Clone] }
  P2: { battlefield: [Hanweir, the Writhing Township] }
steps:
  - effect: { transform: wolf }
  - expect: { objects: { wolf: { name: Somebody Whose Name Is Much Longer Than Any Card Has It } } }
`.replace("[Hanweir, the Writhing Township]", '["Bruna, the Fading Light"]');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-layout-"));
  writeFileSync(join(folder, "turning.yaml"), FAILING);
  writeFileSync(join(folder, "misspelt.yaml"), FAILING.replace("Villagers of", "Vilagers of"));
  writeFileSync(
    join(folder, "odd.jsonl"),
    `${JSON.stringify({ object: "card", oracle_id: "a", name: "An Odd Card With a Long Name", layout: "spiral-with-many-turns", set: "tst", type_line: "Land", surprising_field: 1 })}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMMANDS: readonly (readonly string[])[] = [
  ["--help"],
  ["import", "--help"],
  ["run", "--help"],
  ["--version"],
  ["card", "Hanweir Garrison"],
  ["card", "Nicol Bolas, the Ravager"],
  ["card", "Delvr"],
  ["run", "turning.yaml", "--verbose", "--compare", "2015-07-17"],
  ["run", "misspelt.yaml"],
  ["explain", "turning.yaml"],
  ["rules"],
  ["rules", "712.21"],
  ["rules", "712.7"],
  ["rules", "diff", "2016-07-22", "2026-08-07"],
  ["convert", "turning.yaml", "--to", "pzl"],
  ["lint", "odd.jsonl"],
  ["coverage", "odd.jsonl"],
  ["play", "turning.yaml"],
];

describe.each(["en", "ja"])("in %s, everything said", (lang) => {
  it.each(COMMANDS.map((args) => [args]))("fits 80 columns: obverse %j", (args) => {
    const { stdout, stderr } = obverse([...args], {
      cwd: folder,
      env: { COLUMNS: "", LANG: lang === "ja" ? "ja_JP.UTF-8" : "C" },
      input: "help\nwhy\ncast: Nonsense\n1\nundo\nboard\nq\n",
    });
    const lines = `${stdout}\n${stderr}`.split("\n");
    expect(lines.filter((line) => columnsOf(line) > 80)).toEqual([]);
    expect(lines.filter((line) => line !== line.trimEnd())).toEqual([]);
  });
});

describe("a sentence in lines", () => {
  it("breaks Japanese where a line may end: before no closing mark, behind no opening one, in no word of katakana", () => {
    expect(wrapped("「灰色熊」を「コントローラー」に渡す。", 2, "", 20)).toEqual([
      "「灰色熊」を",
      "  「コントローラー」",
      "  に渡す。",
    ]);
  });

  it("counts wide characters as two columns and marks of colour as none", () => {
    expect(columnsOf("\u001b[1m面\u001b[22m a")).toBe(4);
    expect(wrapped("aa bb cc", 0, "", 5)).toEqual(["aa bb", "cc"]);
  });

  it("leaves a path whole and parts a long value behind its commas", () => {
    expect(wrapped("see /a/very/long/path", 0, "", 10)).toEqual(["see", "/a/very/long/path"]);
    expect(wrapped('["aaaa","bbbb"]', 0, "", 10)).toEqual(['["aaaa",', '"bbbb"]']);
  });
});
