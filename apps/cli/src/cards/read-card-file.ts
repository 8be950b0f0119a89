import { gunzipSync } from "node:zlib";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { readGiven } from "../read-given.ts";

type CardRecord = Readonly<Record<string, unknown>>;

/** The records of a public card file: a JSON array, one object, or JSON Lines; gzipped or not; `-` is the standard input. */
export function readCardFile(file: string, lang: Language): readonly CardRecord[] {
  const records = recordsOf(file, lang).filter(({ name }) => typeof name === "string");
  if (records.length === 0)
    throw new CommandError(
      EXIT.file,
      "no-cards",
      `${file}: ${lang === "ja" ? "カードがありません。公開カード JSON のファイルを指定してください。" : "there is no card in it; name a file of public card JSON."}`,
    );
  return records;
}

function recordsOf(file: string, lang: Language): readonly CardRecord[] {
  const text = textOf(file, lang);
  const start = text.trimStart()[0];
  if (start === undefined) return [];
  try {
    if (start === "[") return (JSON.parse(text) as readonly unknown[]).filter(isRecord);
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length > 1 && isWhole(lines[0] ?? ""))
      return lines.map((line) => JSON.parse(line.replace(/,\s*$/, "")) as unknown).filter(isRecord);
    const one = JSON.parse(text) as unknown;
    if (isRecord(one) && Array.isArray(one.data)) return (one.data as readonly unknown[]).filter(isRecord);
    return isRecord(one) ? [one] : [];
  } catch (error) {
    throw new CommandError(
      EXIT.file,
      "card-file-not-json",
      `${file}: ${lang === "ja" ? "JSON として読めません: " : "it can't be read as JSON: "}${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function textOf(file: string, lang: Language): string {
  const bytes = readGiven(file, "card-file-unreadable", lang);
  try {
    return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  } catch (error) {
    throw new CommandError(
      EXIT.file,
      "card-file-unreadable",
      `${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line.replace(/,\s*$/, ""));
    return true;
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
