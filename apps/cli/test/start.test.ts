import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { obverse } from "./spawn.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "obverse-start-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The scripts that a run of the command loads, as Node's coverage lists them. */
function loadedBy(...args: readonly string[]): readonly string[] {
  obverse(args, { env: { NODE_V8_COVERAGE: folder } });
  const [file = ""] = readdirSync(folder);
  const written = join(folder, file);
  const { result } = JSON.parse(readFileSync(written, "utf8")) as {
    readonly result: readonly { readonly url: string }[];
  };
  rmSync(written);
  return result.map(({ url }) => url).filter((url) => url.startsWith("file:"));
}

describe.each([[["--help"]], [["--version"]], [["run", "--help"]], [[]]])("obverse %j", (args) => {
  it("loads the one file with the argument parser and the help texts, and nothing of the packages", () => {
    expect(loadedBy(...args)).toEqual([expect.stringMatching(/\/bundle\/obverse\.js$/)]);
  });
});

it("a command loads what it needs and no more: a conversion neither the cards nor the suite", () => {
  const packages = loadedBy("convert", "nowhere.yaml").filter((url) => /\/(?:cards|conformance)\/dist\//.test(url));
  expect(packages).toEqual([]);
});
