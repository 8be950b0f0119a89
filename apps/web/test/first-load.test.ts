import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hasBrowser } from "./browser.ts";

const built = fileURLToPath(new URL("../node_modules/.page-under-test/", import.meta.url));

/** A file and all scripts that it imports at once. */
function withImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, next] of readFileSync(`${built}assets/${file}`, "utf8").matchAll(
    /(?:from|import)\s*"\.\/([^"]+\.js)"/g,
  ))
    if (next !== undefined) withImports(next, found);
  return found;
}

describe.skipIf(!hasBrowser)("the first load", () => {
  it("is at most 150 kB gzipped before card data: the page itself, the core it shows boards with, and the sentences of a language", () => {
    const page = readFileSync(`${built}index.html`, "utf8");
    const linked = [...page.matchAll(/assets\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);
    const files = new Set(linked.filter((file) => file.endsWith(".css")));
    for (const script of linked.filter((file) => file.endsWith(".js"))) withImports(script, files);
    const sentences = readdirSync(`${built}assets`)
      .filter((file) => /^en-.*\.js$/.test(file))
      .sort((a, b) => readFileSync(`${built}assets/${b}`).length - readFileSync(`${built}assets/${a}`).length);
    for (const file of sentences.slice(0, 1)) files.add(file);
    const size = [page, ...[...files].map((file) => readFileSync(`${built}assets/${file}`))].reduce(
      (sum, content) => sum + gzipSync(content).length,
      0,
    );
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThan(150_000);
  });
});
