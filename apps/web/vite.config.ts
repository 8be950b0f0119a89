import { defineConfig } from "vite";
import { workspaceSources } from "../../tools/workspace-sources.ts";

export default defineConfig({
  resolve: { alias: workspaceSources },
  build: { target: "es2022", sourcemap: true },
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
});
