import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";

/** Every text in the scenarios below some folders that could be a card's name: keys and values, without `P1/` and `#2`. */
export function textsInScenarios(folders: readonly string[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(ya?ml|json)$/.test(path)) continue;
      for (const document of parseAllDocuments(readFileSync(join(folder, path), "utf8")))
        collect(document.toJS(), texts);
    }
  }
  return texts;
}

const PROSE = new Set(["title", "notes", "source", "id", "cards"]);

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === "string") texts.add(value.replace(/^P\d\//, "").replace(/#\d+$/, ""));
  else if (Array.isArray(value)) for (const one of value) collect(one, texts);
  else if (typeof value === "object" && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      texts.add(key.replace(/^P\d\//, "").replace(/#\d+$/, ""));
      if (!PROSE.has(key) || (Array.isArray(one) === false && key === "cards")) collect(one, texts);
    }
  }
}
