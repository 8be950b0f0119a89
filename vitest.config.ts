import { defineConfig } from "vitest/config";
import { workspaceSources } from "./tools/workspace-sources.ts";

const PACKAGES = ["core", "oracle", "card-data", "cards", "messages", "scenario", "conformance"];

const project = (name: string, include: string, options: ProjectOptions = {}) => ({
  resolve: { alias: workspaceSources },
  test: { name, include: [include], setupFiles: ["./tools/vitest/fail-on-console.ts"], ...options },
});

interface ProjectOptions {
  readonly globalSetup?: string;
  readonly isolate?: boolean;
  readonly testTimeout?: number;
  /** For what starts processes or browsers, which a busy machine may starve. */
  readonly retry?: number;
  readonly hookTimeout?: number;
}

/** For tests of pure code: the files of a worker share the modules that they load. */
const SHARED = { isolate: false };

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      ...PACKAGES.map((name) => project(name, `packages/${name}/test/**/*.test.ts`, SHARED)),
      project("cli", "apps/cli/test/**/*.test.ts", {
        retry: 1,
        globalSetup: "./apps/cli/make-bundle.mjs",
        testTimeout: 60_000,
      }),
      project("web", "apps/web/test/**/*.test.ts", {
        retry: 2,
        globalSetup: "./apps/web/test/serve-page.ts",
        testTimeout: 60_000,
        hookTimeout: 30_000,
      }),
      project("tools", "tools/**/*.test.ts", { ...SHARED, testTimeout: 20_000 }),
    ],
    coverage: { include: ["packages/*/src/**"], reporter: ["text-summary", "json"] },
  },
});
