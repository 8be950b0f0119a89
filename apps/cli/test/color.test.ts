import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { MAIN, obverse } from "./spawn.ts";

const ESCAPE = "\u001b[";
const DEMO = fileURLToPath(new URL("../demo.yaml", import.meta.url));
const run = (env: Readonly<Record<string, string>>, ...args: readonly string[]): string =>
  obverse(args, { env: { NO_COLOR: "", ...env } }).stdout;

describe("colour", () => {
  it("is left out in a pipe, and nothing else differs from a coloured output", () => {
    const plain = run({}, "run", DEMO, "--verbose");
    const colored = run({ FORCE_COLOR: "1" }, "run", DEMO, "--verbose");
    expect(plain).not.toContain(ESCAPE);
    expect(colored).toContain(ESCAPE);
    expect(stripVTControlCharacters(colored)).toBe(plain);
  });

  it("is never in JSON", () => {
    expect(run({ FORCE_COLOR: "1" }, "card", "Clone", "--json")).not.toContain(ESCAPE);
  });

  const hasTerminal = spawnSync("script", ["--version"]).status === 0;
  it.skipIf(!hasTerminal)("is shown on a terminal, unless NO_COLOR says otherwise", () => {
    const onTerminal = (noColor: string): string =>
      spawnSync("script", ["-qec", `"${process.execPath}" "${MAIN}" card Clone`, "/dev/null"], {
        encoding: "utf8",
        env: { PATH: process.env.PATH ?? "", LANG: "C", NO_COLOR: noColor, TERM: "xterm" },
      }).stdout;
    expect(onTerminal("")).toContain(ESCAPE);
    expect(onTerminal("1")).not.toContain(ESCAPE);
    expect(onTerminal("1")).toContain("Next: obverse rules NUMBER");
  });
});
