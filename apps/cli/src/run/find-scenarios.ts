import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseScenarios, type ScenarioFile } from "@obverse/scenario/yaml";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";

/** A file of scenarios, read. */
export interface FoundFile {
  readonly file: string;
  readonly scenarios: ScenarioFile;
}

/** Reads every scenario below the paths; `-` is the standard input. */
export function findScenarios(paths: readonly string[], lang: Language): readonly FoundFile[] {
  return paths
    .flatMap((path) => filesBelow(path, lang))
    .map((file) => ({ file, scenarios: parseScenarios(read(file), file === "-" ? "<stdin>" : file) }));
}

function filesBelow(path: string, lang: Language): readonly string[] {
  if (path === "-") return [path];
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined)
    throw new CommandError(
      EXIT.file,
      "no-such-path",
      `${path}: ${lang === "ja" ? "ファイルもフォルダーもありません。" : "there is no such file or folder."}`,
    );
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, "en"))
    .flatMap((entry) =>
      entry.isDirectory() && entry.name !== "node_modules"
        ? filesBelow(join(path, entry.name), lang)
        : /\.(?:ya?ml|json)$/.test(entry.name)
          ? [join(path, entry.name)]
          : [],
    );
}

function read(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new CommandError(
      EXIT.file,
      "unreadable",
      `${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
