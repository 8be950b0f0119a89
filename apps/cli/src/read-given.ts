import { readFileSync } from "node:fs";
import { CommandError, EXIT } from "./exit-codes.ts";
import type { Language } from "./language.ts";

/** The bytes of a file that a person named, `-` being the standard input; ends the command, with this code, where they can't be read. */
export function readGiven(path: string, code: string, lang: Language): Buffer {
  try {
    return readFileSync(path === "-" ? 0 : path);
  } catch (error) {
    throw new CommandError(EXIT.file, code, `${path || `""`}: ${reasonOf(error, lang)}`);
  }
}

const REASONS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ENOENT: { en: "there is no such file.", ja: "ファイルがありません。" },
  EISDIR: { en: "this is a folder; name a file.", ja: "フォルダーです。ファイルを指定してください。" },
  EACCES: {
    en: "this file may not be read; check its permissions.",
    ja: "読む権限がありません。権限を確かめてください。",
  },
};

function reasonOf(error: unknown, lang: Language): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code]?.[lang] ?? (error instanceof Error ? error.message : String(error));
}
