import type { FailureCode } from "@obverse/card-data/node";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { failureText } from "./data-texts.ts";

/** A failure of reading, downloading or writing as the end of a command. */
export function failed(code: FailureCode, detail: string, lang: Language): CommandError {
  const exit = code === "stopped" ? EXIT.interrupted : code === "unknown-kind" ? EXIT.usage : EXIT.file;
  return new CommandError(
    exit,
    code,
    detail === "" ? failureText(code, lang) : `${inLanguage(detail, lang)}: ${failureText(code, lang)}`,
  );
}

/** How far it came, as the importer says it, in the language. */
const inLanguage = (detail: string, lang: Language): string =>
  lang === "ja" ? detail.replace(/after (\d+) records/, "$1 件のレコードの後") : detail;

/** A file, and behind it how far reading it came. */
export const whereIn = (file: string, detail: string): string =>
  detail === "" || detail === file ? file || `""` : `${file} (${detail})`;
