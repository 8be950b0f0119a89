/** The words for the numbers from zero to twenty, in order. */
export const SMALL_NUMBERS: readonly string[] = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...SMALL_NUMBERS.map((word, value) => [word, value] as const),
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["hundred", 100],
]);

/** The words that stand for whole numbers. */
export const NUMBER_WORDS: readonly string[] = [...NUMBERS.keys()];

/** The whole number that a word or digits stand for; “a” and “an” are not numbers here. */
export function numberOf(word: string): number | undefined {
  return NUMBERS.get(word) ?? (isFigure(word) ? Number(word) : undefined);
}

/** Whether a word begins with a digit. */
export function startsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

function isFigure(word: string): boolean {
  return startsWithDigit(word) && /^\d+$/.test(word);
}

/** “first” to “tenth”. */
export function ordinalOf(word: string): number | undefined {
  const index = ORDINALS.indexOf(word);
  return index < 0 ? undefined : index + 1;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** A Roman numeral up to X, as chapters use them (714.2). */
export function romanOf(text: string): number | undefined {
  const index = ROMAN.indexOf(text);
  return index < 0 ? undefined : index + 1;
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
