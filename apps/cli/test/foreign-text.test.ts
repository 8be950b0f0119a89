import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MAIN, obverse } from "./spawn.ts";

let folder = "";
const scenario = (id: string, title: string): string =>
  `id: "${id}"\ntitle: "${title}"\nrules: ["701.27a"]\nplayers: { P1: { hand: [Clone] }, P2: {} }\nsteps: [{ expect: { players: { P1: { life: 20 } } } }]\n`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-foreign-"));
  writeFileSync(join(folder, "escape.yaml"), scenario("a\\e]0;owned\\a", "t\\e[2J"));
  const levels = Array.from(
    { length: 9 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(",")}]`,
  );
  writeFileSync(join(folder, "bomb.yaml"), `a0: &a0 [x]\n${levels.join("\n")}\n`);
  writeFileSync(join(folder, "two.yaml"), `${scenario("one", "One")}---\n${scenario("two", "Two")}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([["run", "--verbose"], ["play"], ["rules", "701.27a", "--scenarios"]])(
  "what would steer a terminal can be seen, not obeyed: obverse %s",
  (...args) => {
    const { stdout, stderr } = obverse([...args, "escape.yaml"], { cwd: folder });
    for (const sign of ["\u001b", "\u0007"]) expect(stdout + stderr).not.toContain(sign);
  },
);

it("a file whose aliases multiply is one line of bad input", () => {
  const { status, stderr, stdout } = obverse(["run", "bomb.yaml"], { cwd: folder });
  expect(status).not.toBe(70);
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain("bomb.yaml");
  expect(stdout + stderr).not.toContain("    at ");
});

it("a game that could not be saved goes on", () => {
  const kept = join(folder, "kept.yaml");
  const { status, stderr } = obverse(["play", "two.yaml"], {
    cwd: folder,
    input: `save ${join(folder, "none", "x.yaml")}\nsave ${kept}\n`,
  });
  expect(status).toBe(0);
  expect(stderr).toContain("[not-saved]");
  expect(readFileSync(kept, "utf8")).toContain("id: one");
});

it("a table says which of several scenarios it took", () => {
  expect(obverse(["play", "two.yaml"], { cwd: folder }).stderr).toContain("2 scenarios");
  expect(obverse(["play", "two.yaml", "--filter", "two"], { cwd: folder }).stderr).not.toContain("scenarios");
});

it.runIf(existsSync("/dev/full"))("output that can't be written ends with 6 and says so", () => {
  const { status, stderr } = spawnSync("sh", ["-c", `"${process.execPath}" "${MAIN}" card Delver >/dev/full`], {
    encoding: "utf8",
  });
  expect(status).toBe(6);
  expect(stderr).toContain("[not-written]");
});
