import { subtypeName, supertypeName, typeName } from "./ja/names.ts";
import type { SayLanguage } from "./options.ts";

/** What a type line is made of (205.1). */
export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** A type line as cards print it: supertypes and card types, a dash, subtypes. */
export function typeLine({ supertypes, types, subtypes }: TypeLine, language: SayLanguage): string {
  if (language === "en")
    return [...supertypes, ...types, ...(subtypes.length === 0 ? [] : ["—", ...subtypes])].join(" ");
  const front = supertypes.map(supertypeName).join("") + types.map(typeName).join("・");
  return subtypes.length === 0 ? front : `${front} — ${subtypes.map(subtypeName).join("・")}`;
}

/** A supertype, card type or subtype in a language; one without a Japanese word stays as it is. */
export function typeWord(word: string, language: SayLanguage): string {
  if (language === "en") return word;
  const supertype = supertypeName(word);
  return supertype === word ? typeName(word) : supertype;
}
