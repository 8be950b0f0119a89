/**
 * A phrase being written: text in which some places can be worded in several ways. The first way is how it is said; the guard takes any
 * of them when it compares with a card's own words. Kept in one string with private-use characters around the choices.
 */
const OPEN = "\uE000";
const OR = "\uE001";
const CLOSE = "\uE002";
const START = "\uE003";

/** A place that can be worded in several ways, the usual one first. Equal ways are given once. */
export const either = (...ways: readonly string[]): string => {
  const different = ways.length <= 12 ? ways.filter((way, at) => ways.indexOf(way) === at) : [...new Set(ways)];
  const [only] = different;
  return different.length === 1 && only !== undefined ? only : OPEN + different.join(OR) + CLOSE;
};

/** Words that may be left out, and usually are. */
export const silent = (words: string): string => either("", words);

/** Words that are usually said, and may be left out. */
export const usual = (words: string): string => either(words, "");

/** Words at the start of a sentence: the first letter is written as a capital. */
export const sentence = (words: string): string => START + words;

/** Changes a phrase at its start; where it starts with a choice of ways, each of them. */
export function eachWay(phrase: string, change: (way: string) => string): string {
  if (!phrase.startsWith(OPEN)) return change(phrase);
  const ways: string[] = [];
  let depth = 0;
  let from = 1;
  for (let at = 0; at < phrase.length; at += 1) {
    const char = phrase.charAt(at);
    if (char === OPEN) depth += 1;
    if ((char === OR || char === CLOSE) && depth === 1) {
      ways.push(phrase.slice(from, at));
      from = at + 1;
    }
    if (char === CLOSE) depth -= 1;
    if (depth === 0) return either(...ways.map((way) => eachWay(way, change))) + phrase.slice(at + 1);
  }
  return change(phrase);
}

/** A phrase as a tree: literal text, or one of several sequences. */
type Part = string | { readonly ways: readonly (readonly Part[])[] };

/** Reads a phrase as a tree. Starts of sentences are kept as the character `isStart` knows. */
function partsOf(phrase: string): readonly Part[] {
  let at = 0;
  const sequence = (): Part[] => {
    const parts: Part[] = [];
    let literal = "";
    const close = (): void => {
      if (literal !== "") parts.push(literal);
      literal = "";
    };
    while (at < phrase.length) {
      const char = phrase.charAt(at);
      if (char === OR || char === CLOSE) break;
      at += 1;
      if (char === OPEN) {
        close();
        const ways = [sequence()];
        while (phrase.charAt(at) === OR) {
          at += 1;
          ways.push(sequence());
        }
        at += 1;
        parts.push({ ways });
      } else literal += char;
    }
    close();
    return parts;
  };
  return sequence();
}

/** Whether the character marks the start of a sentence. */
export const isStart = (char: string): boolean => char === START;

/** Whether the character opens a choice of ways. */
export const isOpen = (char: string): boolean => char === OPEN;

/** Whether the character stands between two ways. */
export const isOr = (char: string): boolean => char === OR;

/** Whether the character ends a choice of ways. */
export const isClose = (char: string): boolean => char === CLOSE;

/** The phrase as it is usually worded, with capitals at the starts of sentences and single spaces. */
export function plain(phrase: string): string {
  const words = (parts: readonly Part[]): string =>
    parts.map((part) => (typeof part === "string" ? part : words(part.ways[0] ?? []))).join("");
  return words(partsOf(phrase))
    .replace(/ {2,}/g, " ")
    .replace(/ +(?=[.,;:\n])/g, "")
    .replace(/(?<=\n) +/g, "")
    .replace(
      new RegExp(`${START}+(["'“]?)([a-z]?)`, "g"),
      (_, quote: string, letter: string) => quote + letter.toUpperCase(),
    )
    .replace(/\.(["'”]*)\./g, ".$1")
    .trim();
}
