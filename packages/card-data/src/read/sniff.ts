import { makeElementSplitter } from "./element-splitter.ts";
import { makeLineSplitter } from "./line-splitter.ts";
import type { Splitter } from "./unit.ts";

/** Whether bytes begin as a gzip file does. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Which splitter an input wants, by its first bytes (unpacked): JSON Lines, or one JSON text. */
export function splitterFor(head: Uint8Array): Splitter {
  const text = new TextDecoder().decode(head.subarray(0, 65_536)).replace(/^\uFEFF/, "");
  const start = text.trimStart();
  if (start.startsWith("[")) return makeElementSplitter();
  const firstLine = start.split("\n", 1)[0] ?? "";
  if (!start.startsWith("{") || /^\{\s*$/.test(firstLine))
    return start.startsWith("{") ? makeElementSplitter() : makeLineSplitter();
  if (/^\{\s*"(?:meta|data)"\s*:/.test(firstLine)) return makeElementSplitter();
  if (/^\{\s*"object"\s*:\s*"(?:list|catalog)"/.test(firstLine)) return makeElementSplitter();
  return makeLineSplitter();
}
