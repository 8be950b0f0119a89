import { CARD_TYPES, OTHER_CARD_TYPES, SUPERTYPES } from "@obverse/core/faces";
import { makeMemo } from "./memo.ts";

/** The supertypes of 205.4a, and those of cards outside the rules. */
const KNOWN_SUPERTYPES: ReadonlySet<string> = new Set([...SUPERTYPES, "Host", "Elite"]);

/** The card types of 205.2a, what `Kindred` was called, and the word that stands in their place on an emblem. */
const KNOWN_TYPES: ReadonlySet<string> = new Set([...CARD_TYPES, ...OTHER_CARD_TYPES, "Tribal", "Emblem"]);

/** Subtypes of two words (205.3m). */
const TWO_WORDS = /^Time Lord\b/;

/** A type line taken apart (205). */
export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Whether it says that this is a token. */
  readonly token: boolean;
  /** Words before the dash that are no known type; they are kept among `types`. */
  readonly unknown: readonly string[];
}

/** Reads the type line of one face. `Tribal` is read as what it is called now, `Kindred`. */
export const parseTypeLine: (text: string) => TypeLine = makeMemo(readTypeLine);

function readTypeLine(text: string): TypeLine {
  const [left = "", right = ""] = text.split(/\s+[—–-]\s+/, 2);
  const words = left.split(/\s+/).filter((word) => word !== "");
  const supertypes = words.filter((word) => KNOWN_SUPERTYPES.has(word));
  const rest = words.filter((word) => !KNOWN_SUPERTYPES.has(word) && word !== "Token");
  const types = rest.map((word) => (word === "Tribal" ? "Kindred" : word));
  return {
    supertypes,
    types,
    subtypes: types.includes("Plane") ? [right.trim()].filter((one) => one !== "") : subtypesOf(right.trim()),
    token: words.includes("Token"),
    unknown: rest.filter((word) => !KNOWN_TYPES.has(word)),
  };
}

function subtypesOf(text: string): readonly string[] {
  const subtypes: string[] = [];
  let rest = text;
  while (rest !== "") {
    const word = TWO_WORDS.exec(rest)?.[0] ?? rest.split(/\s+/, 1)[0] ?? rest;
    subtypes.push(word);
    rest = rest.slice(word.length).trim();
  }
  return subtypes;
}
