import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readLink } from "@obverse/scenario/link";
import { readPuzzle } from "@obverse/scenario/pzl";
import { parseScenarios, type ScenarioFile, writeScenario } from "@obverse/scenario/yaml";
import { NOTES } from "../convert/texts.ts";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { readGiven } from "../read-given.ts";

/** A file of scenarios, read. */
export interface FoundFile {
  readonly file: string;
  readonly scenarios: ScenarioFile;
}

/** Reads every scenario below the paths, in links (`#s=…`) and puzzle files; `-` is the standard input. */
export function findScenarios(paths: readonly string[], lang: Language): readonly FoundFile[] {
  return paths.flatMap((path) =>
    isLink(path) ? [fromLink(path, lang)] : filesBelow(path, lang).map((file) => fromFile(file, lang)),
  );
}

const isLink = (text: string): boolean => /(?:^|#)s=[\w-]+\s*$/.test(text) && !text.includes("\n");

function fromLink(link: string, lang: Language): FoundFile {
  const found = readLink(link.trim());
  if (!found.ok) throw new CommandError(EXIT.file, found.code, NOTES[lang].brokenLink);
  return { file: "#s=…", scenarios: parseScenarios(writeScenario(found.scenario), "#s=…") };
}

function fromFile(file: string, lang: Language): FoundFile {
  const text = readGiven(file, "unreadable", lang).toString("utf8");
  const name = file === "-" ? "<stdin>" : file;
  // A puzzle's lines are told by `convert`, which also says what of it is not understood.
  const scenarios = /\.pzl$/i.test(file) ? writeScenario(readPuzzle(text, file).scenario) : text;
  return { file, scenarios: parseScenarios(scenarios, name) };
}

function filesBelow(path: string, lang: Language): readonly string[] {
  if (path === "-") return [path];
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined)
    throw new CommandError(
      EXIT.file,
      "no-such-path",
      `${path || `""`}: ${lang === "ja" ? "ファイルもフォルダーもありません。" : "there is no such file or folder."}`,
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
