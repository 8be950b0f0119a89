/** Wordings that mean the same by the rules or by errata: the older or longer one is read as the other. In this order. */
export const EQUIVALENTS: readonly { readonly said: RegExp; readonly means: string }[] = [
  { said: /[“”]/g, means: '"' },
  { said: /[‘’]/g, means: "'" },
  { said: /\u2212/g, means: "-" },
  // A quotation inside a quotation.
  { said: /(?<=[\s"])'(?=[{A-Z])/g, means: '"' },
  { said: /(?<=\.)'(?=["\s]|$)/g, means: '"' },
  // Loyalty in brackets, and old names of things.
  { said: /\[([+-]?(?:\d+|X))\]:/g, means: "$1:" },
  { said: /\bconverted mana cost\b/g, means: "mana value" },
  { said: /\bhis or her\b/g, means: "their" },
  { said: /\bhe or she\b/g, means: "they" },
  {
    said: /\b(another|an?) ([\w\s-]+?) enters the battlefield under your control\b/g,
    means: "$1 $2 you control enters",
  },
  { said: /\bin addition to its other colors and types\b/g, means: "in addition to its other types" },
];

/** An ability or flavour word in front of a paragraph, which has no rules meaning (207.2c–d); a Saga's chapters stay. */
const ABILITY_WORD =
  /^((?:[IVX]+(?:, [IVX]+)* — )?)(?![IVX]+(?:, [IVX]+)* —)(?![^—]*\b[Cc]ho(?:ose|ice)\b)[^.:—{"•\n]{1,40} — (?=\S)/gm;

/** A card's text as it is compared: without reminder text, on one line, in lower case, in one of several equivalent wordings. */
export function comparable(text: string): string {
  const without = text
    .replaceAll(" -- ", " — ")
    // A line break that the data lost.
    .replace(/(?<=[a-z)]\.|^[A-Z][a-z]+ \d)(?=[A-Z{])/gm, " ")
    .replace(/\([^()]*\)/g, " ")
    .replace(ABILITY_WORD, "$1");
  const worded = EQUIVALENTS.reduce((words, { said, means }) => words.replace(said, means), without);
  return worded
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:])/g, "")
    .trim()
    .toLowerCase();
}
