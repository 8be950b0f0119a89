import { numberOf } from "../vocabulary/numbers.ts";
import type { Reader } from "./reader.ts";

/** Words that can stand before “counter” and are no kind of counter. */
const NOT_KINDS = new Set([
  "a",
  "an",
  "the",
  "that",
  "those",
  "each",
  "all",
  "any",
  "another",
  "additional",
  "of",
  "number",
  "many",
  "more",
  "kind",
  "or",
  "same",
  "target",
  "x",
  "his",
  "her",
  "their",
  "its",
  "other",
  "more",
]);

/** Reads a kind of counter, leaving “counter” or “counters” to come: `+1/+1`, `charge`, `first strike`; `any` where no kind is named. */
export function counterKind(r: Reader): string | undefined {
  if (/^counters?$/.test(r.word())) return "any";
  const token = r.token();
  if (token === undefined || !/^(word|stat|self)$/.test(token.kind)) return undefined;
  if (NOT_KINDS.has(token.word) || numberOf(token.word) !== undefined) return undefined;
  if (token.kind === "stat") {
    if (!/^counters?$/.test(r.word(1))) return undefined;
    r.at += 1;
    return token.word;
  }
  if (/^counters?$/.test(r.word(1))) {
    r.at += 1;
    return token.word;
  }
  if (/^(first|double)$/.test(token.word) && r.word(1) === "strike" && /^counters?$/.test(r.word(2))) {
    r.at += 2;
    return `${token.word} strike`;
  }
  return undefined;
}
