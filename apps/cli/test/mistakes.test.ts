import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { obverse } from "./spawn.ts";

let folder = "";
const GOOD = `id: good
title: A werewolf turns over
rules: ["701.27a"]
players: { P1: { battlefield: [{ card: Villagers of Estwald, as: wolf }], hand: [Clone] }, P2: {} }
steps:
  - effect: { transform: wolf }
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-mistakes-"));
  writeFileSync(join(folder, "good.yaml"), GOOD);
  writeFileSync(join(folder, "misspelt.yaml"), GOOD.replace("Villagers of", "Vilagers of"));
  writeFileSync(join(folder, "illegal.yaml"), `${GOOD}  - { turnUp: wolf }\n`);
  writeFileSync(join(folder, "broken.yaml"), "id: [x\n");
  writeFileSync(join(folder, "empty.yaml"), "");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]) => obverse(args, { cwd: folder });

describe("a mistake in how the command is called", () => {
  it.each([
    [["run", "good.yaml", "--bogus"], 2, "usage"],
    [["card"], 2, "usage"],
    [["nonsense"], 2, "usage"],
    [["explain", "good.yaml", "--edition", "2020-13-45"], 2, "edition"],
    [["card", "Clone", "--edition", "2023-02-29"], 2, "edition"],
    [["play", "--auto", "--moves", "-1"], 2, "moves"],
    [["coverage", "good.yaml", "--top", "x"], 2, "top"],
    [["run", "empty.yaml"], 6, "no-scenario"],
    [["run", "good.yaml", "--filter", "other"], 6, "no-scenario"],
    [["play", "misspelt.yaml"], 1, "not-played"],
    [["convert", "nowhere"], 6, "unreadable"],
  ])("ends %o with %i, on the error output", (args, status, code) => {
    const ran = run(...args);
    expect(ran).toMatchObject({ status, stdout: "" });
    expect(ran.stderr).toContain(`[${code}]`);
  });

  it.each([
    [["run", "good.yaml", "--cards", "nowhere.json"]],
    [["convert", "nowhere.json"]],
    [["coverage", "nowhere.json"]],
  ])("says in the language that a file is missing: %o", (args) => {
    const told = run(...args, "--lang", "ja");
    expect(told).toMatchObject({ status: 6, stdout: "" });
    expect(told.stderr).toContain("nowhere.json: ファイルがありません。");
  });

  it("tells that imported cards can't be used, and goes on without them", () => {
    const home = join(folder, "home");
    mkdirSync(join(home, "obverse/cards"), { recursive: true });
    writeFileSync(join(home, "obverse/cards/manifest.json"), "{}");
    const ran = obverse(["card", "Clone"], { cwd: folder, env: { XDG_DATA_HOME: home } });
    expect(ran.status).toBe(0);
    expect(ran.stderr).toContain("obverse import");
    expect(ran.stderr).toContain("[not-a-dataset]");
  });

  it.each([
    [["card", "--json"], 2, "usage"],
    [["play", "misspelt.yaml", "--json"], 1, "not-played"],
  ])("ends %o with %i and an error as JSON", (args, status, code) => {
    const ran = run(...args);
    expect(ran).toMatchObject({ status });
    expect(JSON.parse(ran.stdout)).toMatchObject({ error: { code } });
  });

  it.each([
    [["card"], "obverse card --help"],
    [["run", "--bogus"], "obverse run --help"],
    [["nonsense"], "obverse --help"],
  ])("points from %o to %s", (args, help) => {
    expect(
      run(...args)
        .stderr.trimEnd()
        .endsWith(`: ${help}`),
    ).toBe(true);
  });

  it("is said in Japanese too, with what was meant", () => {
    const { stderr, status } = run("crad", "X", "--lang", "ja");
    expect(status).toBe(2);
    expect(stderr).toMatch(/そのコマンドはありません: crad .*\n *もしかして: card/);
    expect(stderr).not.toMatch(/error|Did you mean/);
  });

  it("can be looked up: each command's help shows its own examples", () => {
    expect(run("rules", "--help").stdout).toMatch(/^Examples:\n {2}obverse rules/);
    expect(run("rules", "--help").stdout).not.toContain("obverse card");
  });
});

describe("a mistake in a scenario", () => {
  it.each([[["run"]], [["explain"]], [["play"]]])("names the misspelt card and the nearest one: %o", (command) => {
    const { stdout, stderr, status } = run(...command, "misspelt.yaml");
    expect(stdout + stderr).toContain(
      "P1's battlefield, number 1: no card is called “Vilagers of Estwald”. Did you mean “Villagers of Estwald”?",
    );
    expect(status).toBe(1);
  });

  it("is told where explain can't read the file", () => {
    expect(run("explain", "broken.yaml").stderr).toContain("broken.yaml:2: not valid YAML or JSON");
  });

  it("ends explain with 4 where the game refuses a step, and says why, after what came before", () => {
    const { stdout, stderr, status } = run("explain", "illegal.yaml");
    expect(stdout).toContain("Howlpack of Estwald");
    expect(stderr).toMatch(/^step 2: .*\[\d+/);
    expect(status).toBe(4);
    expect(JSON.parse(run("explain", "illegal.yaml", "--json").stdout)).toMatchObject({ stopped: { step: 2 } });
  });
});

describe("obverse play", () => {
  it("has nothing to undo at the start, and goes on after a word it doesn't know", () => {
    const { stdout, status } = obverse(["play"], { input: "undo\nnonsense\nshare\nq\n" });
    expect(stdout).toContain("There is nothing to undo.");
    expect(stdout).toContain("Not understood");
    expect(stdout).toMatch(/#s=[\w-]+/);
    expect(stdout).not.toContain("The game is over.");
    expect(status).toBe(0);
  });

  it("gives how the table ended as JSON", () => {
    const { stdout } = obverse(["play", "--json"], { input: "1\nq\n" });
    expect(JSON.parse(stdout)).toMatchObject({ over: false, scenario: { steps: [{ pass: "P1" }] } });
  });
});

describe("combat", () => {
  it("has a first-strike step in the story only where a creature has first strike", () => {
    const attack = GOOD.replace("  - effect: { transform: wolf }", "  - attack: [wolf]\n  - advance: end-combat");
    const { stdout } = obverse(["run", "-", "--verbose"], { input: attack });
    expect(stdout).toContain("combat damage step begins");
    expect(stdout).not.toContain("first-strike");
  });
});
