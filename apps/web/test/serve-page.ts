import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";
import { findChromium } from "../../../tools/ensure-chromium.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built page is served during the tests. */
    readonly pageAddress: string;
    /** Where the one Chromium that all tests drive listens; empty where the machine has none. */
    readonly browserAddress: string;
  }
}

const root = fileURLToPath(new URL("..", import.meta.url));

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Builds the page from the sources as they are now, serves it and starts a browser, once for all tests; nothing where there is no Chromium. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const executablePath = findChromium();
  project.provide("browserAddress", "");
  if (!executablePath) return undefined;
  const outDir = "node_modules/.page-under-test";
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production"; // that of the tests would build the page for developers
  await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true, sourcemap: false } });
  process.env.NODE_ENV = NODE_ENV;
  const server = await preview({ root, logLevel: "error", build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const browser = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide("pageAddress", server.resolvedUrls?.local[0] ?? "");
  project.provide("browserAddress", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
