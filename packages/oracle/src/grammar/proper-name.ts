import type { Reader } from "./reader.ts";

/** Words in lower case that stand inside names. */
const SMALL = new Set([
  ",",
  "the",
  "of",
  "and",
  "a",
  "an",
  "to",
  "in",
  "for",
  "with",
  "from",
  "at",
  "'s",
  "on",
  "&",
  "'",
  "s",
]);

/** Reads a card's name: capitalised words, and small words between them. */
export function readName(r: Reader): string | undefined {
  const first = r.at;
  let past = first;
  let at = first;
  for (;;) {
    const token = r.tokens[at];
    if (token === undefined) break;
    const big =
      token.kind === "self" ||
      (token.kind === "word" && /\p{Lu}/u.test(token.raw)) ||
      (token.kind === "word" && /^\d/.test(token.raw) && at === past);
    if (big) past = at + 1;
    else if (!SMALL.has(token.word) || at - past >= 3 || past === first) break;
    at += 1;
  }
  // “'s” at the very end belongs to the sentence, not to the name.
  if (past === first) return undefined;
  r.at = past;
  return r.textFrom(first, past);
}
