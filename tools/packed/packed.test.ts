import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const HOME = fileURLToPath(new URL("../../", import.meta.url));
const PACKAGES = [
  ...["core", "oracle", "card-data", "cards", "messages", "scenario", "conformance"].map((name) => `packages/${name}`),
  "apps/cli",
];
const MINUTES = 60_000;
let folder = "";
let app = "";

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestIn = (place: string): Manifest =>
  JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as Manifest; // npm wrote or read it

/** The folders of what a package needs from others, and of what those need, by name. */
function others(place: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(manifestIn(place).dependencies ?? {})) {
    if (name.startsWith("@obverse/")) continue;
    const beside = place.includes("node_modules") ? dirname(place) : join(place, "node_modules");
    const home = realpathSync(join(beside, name));
    Object.assign(found, { [name]: home }, others(home));
  }
  return found;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-packed-"));
  app = join(folder, "app");
  mkdirSync(app);
  const dependencies: Record<string, string> = {};
  for (const place of PACKAGES) {
    const packed = execFileSync("pnpm", ["pack", "--json", "--pack-destination", folder], {
      cwd: join(HOME, place),
      encoding: "utf8",
    });
    // What its script before packing prints comes first.
    const { name, filename } = JSON.parse(packed.slice(packed.indexOf("{"))) as {
      readonly name: string;
      readonly filename: string;
    };
    dependencies[name] = `file:${filename}`;
    for (const [other, home] of Object.entries(others(join(HOME, place)))) dependencies[other] = `file:${home}`;
  }
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, dependencies }));
  execFileSync(
    "npm",
    [
      "install",
      "--offline",
      "--ignore-scripts",
      "--omit=optional",
      "--no-audit",
      "--no-fund",
      `--cache=${folder}/cache`,
    ],
    {
      cwd: app,
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: process.env.PATH ?? "", HOME: folder },
    },
  );
}, 5 * MINUTES);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 5 * MINUTES);

const obverse = (args: readonly string[], input = ""): string =>
  execFileSync(join(app, "node_modules/.bin/obverse"), args, {
    cwd: app,
    input,
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", HOME: folder, LANG: "C" },
  });

describe("the packed packages, installed into an empty folder without a network", () => {
  it("run no script when they are installed", () => {
    const scripts = readdirSync(join(app, "node_modules/@obverse")).flatMap((name) =>
      Object.keys(
        (manifestIn(join(app, "node_modules/@obverse", name)) as { readonly scripts?: object }).scripts ?? {},
      ),
    );
    expect(scripts.filter((script) => /install/.test(script))).toEqual([]);
  });

  it("answer on the command line: a card, a scenario, a rule, a table, an import that reads card texts", {
    timeout: 5 * MINUTES,
  }, () => {
    expect(obverse(["card", "Howlpack of Estwald"])).toContain("712.8e");
    const scenario = obverse(["convert", "-", "--to", "scenario"], SCENARIO);
    expect(obverse(["run", "-"], scenario)).toContain("1 passed");
    expect(obverse(["rules", "712.7", "--lang", "ja"])).toContain("マジックイベント規定");
    expect(obverse(["play", "--auto", "--moves", "3", "--json"])).toContain('"hash"');
    writeFileSync(join(app, "bear.json"), JSON.stringify([BEAR]));
    obverse(["import", "--from", "bear.json", "--to", "ndjson:bears.ndjson"]);
    expect(readFileSync(join(app, "bears.ndjson"), "utf8")).toContain('"vigilance"');
  });

  it("can be imported from a program by every name that they export", { timeout: 2 * MINUTES }, () => {
    const script = `
      const { readFileSync, readdirSync } = await import("node:fs");
      const home = "./node_modules/@obverse/";
      for (const name of readdirSync(home)) {
        const { exports } = JSON.parse(readFileSync(home + name + "/package.json", "utf8"));
        for (const path of Object.keys(exports)) if (!path.endsWith(".json")) await import("@obverse/" + name + path.slice(1));
      }`;
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: app });
  });
});

const SCENARIO = `id: good
title: A werewolf turns over
rules: ["701.27a"]
players: { P1: { battlefield: [{ card: Villagers of Estwald, as: wolf }] }, P2: {} }
steps:
  - effect: { transform: wolf }
  - expect: { objects: { wolf: { name: Howlpack of Estwald } } }
`;
const BEAR = {
  object: "card",
  oracle_id: "a",
  name: "My Own Bear",
  layout: "normal",
  set: "tst",
  mana_cost: "{G}",
  type_line: "Creature — Bear",
  power: "2",
  toughness: "2",
  oracle_text: "Vigilance",
};
