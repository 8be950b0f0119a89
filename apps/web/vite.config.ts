import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { workspaceSources } from "../../tools/workspace-sources.ts";

const entry = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  base: "./",
  resolve: { alias: workspaceSources },
  worker: { format: "es" },
  plugins: [
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: "script-defer",
      includeAssets: ["icon.svg"],
      manifest: {
        name: "Obverse",
        short_name: "Obverse",
        description: "Everything in Magic that has another side",
        theme_color: "#26324a",
        background_color: "#f6f4ef",
        icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml" }],
      },
      workbox: { globPatterns: ["**/*.{js,css,html,svg}"], maximumFileSizeToCacheInBytes: 8_000_000 },
    }),
  ],
  build: {
    target: "es2022",
    sourcemap: true,
    rolldownOptions: {
      input: { index: entry("index.html"), "obverse-board": entry("src/element/obverse-board.ts") },
      // The element's address stays the same, so that other pages can name it.
      output: {
        entryFileNames: (chunk) => (chunk.name === "obverse-board" ? "obverse-board.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
});
