import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const GENERATED = new Set([".git", ".report", ".tools", ".turbo", "coverage", "dist", "dist-types", "node_modules"]);

/** Every file of the project below a folder, as paths from the root with forward slashes; nothing that is installed or built. */
export function projectFiles(folder = "."): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (GENERATED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? projectFiles(path) : [relative(".", path).split(sep).join("/")];
  });
}

/** A file's text. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** Whether a file is program text of ours. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js)$/.test(path);
}
