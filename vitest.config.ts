import { defineConfig } from "vitest/config";
import { workspaceSources } from "./tools/workspace-sources.ts";

const PACKAGES = ["core", "oracle", "card-data", "cards", "messages", "scenario", "conformance"];

const project = (name: string, folder: string, include: string[]) => ({
  resolve: { alias: workspaceSources },
  test: {
    name,
    include: include.map((pattern) => `${folder}/${pattern}`),
    setupFiles: ["./tools/vitest/fail-on-console.ts"],
  },
});

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      ...PACKAGES.map((name) => project(name, `packages/${name}`, ["test/**/*.test.ts"])),
      project("cli", "apps/cli", ["test/**/*.test.ts"]),
      project("tools", "tools", ["**/*.test.ts"]),
    ],
    coverage: { include: ["packages/*/src/**"], reporter: ["text-summary", "json"] },
  },
});
