import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../../tools/ensure-chromium.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built page is served during the tests. */
    readonly pageAddress: string;
    /** The Chromium that the tests drive; empty where the machine has none. */
    readonly chromium: string;
  }
}

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the page from the sources as they are now and serves it, once for all tests; nothing where there is no Chromium. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const chromium = findChromium() ?? "";
  project.provide("chromium", chromium);
  if (!chromium) return undefined;
  const outDir = "node_modules/.page-under-test";
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production"; // that of the tests would build the page for developers
  await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true, sourcemap: false } });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const server = await preview({ root, logLevel: "error", build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  project.provide("pageAddress", server.resolvedUrls?.local[0] ?? "");
  return () => server.close();
}
