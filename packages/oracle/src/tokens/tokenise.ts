import type { Token, TokenKind } from "./token.ts";

/** Cuts normalised text into tokens. `names` are the ways in which the text calls its own object, longest first. */
export function tokenise(text: string, names: readonly string[]): readonly Token[] {
  const tokens: Token[] = [];
  const initials = new Set(names.map((name) => name.charAt(0)));
  const push = (kind: TokenKind, word: string, raw: string, start: number, end: number): void => {
    tokens.push({ kind, word, raw, start, end });
  };
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === " " || char === "\n") {
      at += 1;
      continue;
    }
    const quoted = char === '"' || (char === "'" && opensInnerQuote(text, at)) ? quoteAt(text, at, char) : undefined;
    if (quoted !== undefined) {
      pushQuote(tokens, text, at, quoted);
      at = quoted;
      continue;
    }
    const name = initials.has(char) && atWordStart(text, at) ? nameAt(text, at, names) : undefined;
    if (name !== undefined) {
      push("self", "~", name, at, at + name.length);
      at += name.length;
      continue;
    }
    const plain = plainWordAt(text, at);
    if (plain !== undefined) {
      pushWords(push, plain, at);
      at += plain.length;
      continue;
    }
    const match = matchAt(PIECE, text, at);
    const raw = match ?? char;
    const end = at + raw.length;
    if (raw.startsWith("{")) push("symbol", raw.toLowerCase(), raw, at, end);
    else if (STAT.test(raw)) push("stat", raw.toLowerCase(), raw, at, end);
    else if (raw === "'") push("word", "'s", raw, at, end);
    else if (match === undefined || /^[^\w{]$/.test(raw)) push("mark", raw, raw, at, end);
    else pushWords(push, raw, at);
    at = end;
  }
  return tokens;
}

const PIECE =
  /and\/or\b|\{[^}]*\}|[+-]?(?:\d+|x|y|\*)(?:[+-]\*)?\/[+-]?(?:\d+|x|y|\*)(?:\+\*)?(?![\w])|[+-](?:\d+|x)\b|[\p{L}\d][\p{L}\d'_-]*[\p{L}\d_]|[\p{L}\d]|'s\b|'/iuy;
const STAT = /^[+-]?(?:\d+|x|y|\*)(?:[+-]\*)?\/[+-]?(?:\d+|x|y|\*)(?:\+\*)?$|^[+-](?:\d+|x)$/i;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** A word of plain letters, as most are. Absent: what stands there needs a closer look. */
function plainWordAt(text: string, at: number): string | undefined {
  const first = text.charCodeAt(at) | 32;
  if (first < LETTER_A || first > LETTER_Z || first === LETTER_X || first === LETTER_Y) return undefined;
  let end = at + 1;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    const letter = code | 32;
    if (letter >= LETTER_A && letter <= LETTER_Z && code < 128) continue;
    if (code === SPACE || code === COMMA || code === STOP || code === COLON) break;
    return undefined;
  }
  return text.slice(at, end);
}

const [LETTER_A, LETTER_X, LETTER_Y, LETTER_Z] = [97, 120, 121, 122];
const [SPACE, COMMA, STOP, COLON] = [32, 44, 46, 58];

/** Words whose apostrophe joins two words, written out; all other “'s” become a token of their own. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  "it's": ["it", "is"],
  "that's": ["that", "is"],
  "there's": ["there", "is"],
  "they're": ["they", "are"],
  "you're": ["you", "are"],
  "you've": ["you", "have"],
  "they've": ["they", "have"],
  "he's": ["he", "is"],
  "she's": ["she", "is"],
  "who's": ["who", "is"],
  "you'd": ["you", "would"],
  "it'd": ["it", "would"],
  "you'll": ["you", "will"],
  cannot: ["can't"],
};

type Push = (kind: TokenKind, word: string, raw: string, start: number, end: number) => void;

function pushWords(push: Push, raw: string, at: number): void {
  const word = raw.toLowerCase();
  if (!word.includes("'") && word !== "cannot") {
    push("word", word, raw, at, at + raw.length);
    return;
  }
  const joined = JOINED[word];
  if (joined !== undefined) {
    for (const part of joined) push("word", part, part, at, at + raw.length);
    return;
  }
  if (word.endsWith("'s") && word.length > 2) {
    const cut = at + raw.length - 2;
    push("word", word.slice(0, -2), raw.slice(0, -2), at, cut);
    push("word", "'s", "'s", cut, cut + 2);
    return;
  }
  push("word", word === "'" ? "'s" : word, raw, at, at + raw.length);
}

function atWordStart(text: string, at: number): boolean {
  return at === 0 || /[^\p{L}\d'-]/u.test(text.charAt(at - 1));
}

function nameAt(text: string, at: number, names: readonly string[]): string | undefined {
  return names.find((name) => text.startsWith(name, at) && !/[\p{L}\d-]/u.test(text.charAt(at + name.length)));
}

/** A single mark opens a quote inside a quote where an ability starts behind it. */
function opensInnerQuote(text: string, at: number): boolean {
  return (
    (at === 0 || text.charAt(at - 1) === " ") &&
    /[\p{Lu}{+-]/u.test(text.charAt(at + 1)) &&
    /[.!]'/.test(text.slice(at + 1))
  );
}

function quoteAt(text: string, at: number, mark: string): number | undefined {
  const close = mark === '"' ? text.indexOf('"', at + 1) : innerClose(text, at + 1);
  return close < 0 ? undefined : close + 1;
}

function innerClose(text: string, from: number): number {
  const found = text.slice(from).search(/[.!]'/);
  return found < 0 ? -1 : from + found + 1;
}

/** A quote, and the full stop or comma that American setting puts inside it. */
function pushQuote(tokens: Token[], text: string, at: number, end: number): void {
  const inner = text.slice(at + 1, end - 1);
  const last = inner.at(-1);
  const body = last === "," ? inner.slice(0, -1) : inner;
  tokens.push({ kind: "quote", word: '"', raw: body, start: at, end });
  const next = text.slice(end).trimStart();
  if (last === ",") tokens.push({ kind: "mark", word: ",", raw: ",", start: end - 1, end });
  else if (last === "." && !/^[.,;]/.test(next) && !/^(and|or|until|for|in|as|with|this|to|at|if)\b/.test(next))
    tokens.push({ kind: "mark", word: ".", raw: ".", start: end - 1, end });
}
