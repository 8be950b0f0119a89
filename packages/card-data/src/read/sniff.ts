import { makeElementSplitter } from "./element-splitter.ts";
import { makeLineSplitter } from "./line-splitter.ts";
import { copyOf, joined, type Splitter } from "./unit.ts";

/** Whether bytes begin as a gzip file does. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** How many bytes are looked at to tell a file's shape; a shorter file is looked at whole. */
const HEAD = 4096;

/** Cuts an input into units by what it is, which its first bytes tell: JSON Lines, or one JSON text. */
export function makeSplitter(): Splitter {
  let chosen: Splitter | undefined;
  let pieces: Uint8Array[] = [];
  let held = 0;
  const choose = (): Splitter => {
    const head = joined(pieces);
    pieces = [head];
    chosen = splitterFor(head);
    return chosen;
  };
  return {
    push(chunk) {
      if (chosen !== undefined) return chosen.push(chunk);
      pieces.push(copyOf(chunk));
      held += chunk.length;
      return held < HEAD ? [] : choose().push(joined(pieces));
    },
    end() {
      if (chosen !== undefined) return chosen.end();
      if (held === 0) return { units: [], cutOff: true };
      const splitter = choose();
      const units = splitter.push(joined(pieces));
      const { units: last, cutOff } = splitter.end();
      return { units: [...units, ...last], cutOff };
    },
    tooLarge: () => chosen?.tooLarge() ?? [],
  };
}

function splitterFor(head: Uint8Array): Splitter {
  const text = new TextDecoder().decode(head).replace(/^\uFEFF/, "");
  const start = text.trimStart();
  if (start.startsWith("[")) return makeElementSplitter();
  const firstLine = start.split("\n", 1)[0] ?? "";
  if (!start.startsWith("{") || /^\{\s*$/.test(firstLine))
    return start.startsWith("{") ? makeElementSplitter() : makeLineSplitter();
  if (/^\{\s*"(?:meta|data)"\s*:/.test(firstLine)) return makeElementSplitter();
  if (/^\{\s*"object"\s*:\s*"(?:list|catalog)"/.test(firstLine)) return makeElementSplitter();
  return makeLineSplitter();
}
