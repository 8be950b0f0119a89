// Bundles the command line as it is published: `node make-bundle.mjs`, after it was compiled. Its tests do so before they run.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const HOME = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Puts the licence of what is bundled beside it. */
const licences = {
  name: "licences",
  generateBundle() {
    const source = readFileSync(join(dirname(require.resolve("commander")), "LICENSE"), "utf8");
    this.emitFile({ type: "asset", fileName: "commander.LICENSE", source });
  },
};

/**
 * Few files, so that it starts fast: the entry holds the argument parser and the help texts; a command and what it needs is loaded when it is run.
 * Our packages and what is installed beside them stay outside.
 */
export async function setup() {
  await build({
    cwd: HOME,
    input: {
      obverse: "dist/main.js",
      "cards/compiler": "dist/cards/compiler.js",
      "coverage/measure-worker": "dist/coverage/measure-worker.js",
    },
    platform: "node",
    external: [/^@obverse\//, "env-paths", "node-sqlite3-wasm"],
    plugins: [licences],
    logLevel: "warn",
    output: { dir: "bundle", format: "esm", chunkFileNames: "parts/[name].js", cleanDir: true },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup();
