import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The records of a file of JSON Lines or of one JSON array, gzipped or not. For files that fit in memory. Lines that aren't wanted are not parsed. */
export function readRecords(path: string, wanted: (line: string) => boolean = () => true): unknown[] {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  if (text.trimStart().startsWith("[")) return JSON.parse(text) as unknown[];
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && wanted(line))
    .map((line) => JSON.parse(line) as unknown);
}
