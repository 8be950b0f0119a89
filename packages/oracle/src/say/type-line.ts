import { typeWords } from "./ja/token.ts";
import type { SayLanguage } from "./options.ts";

/** What a type line is made of (205.1). */
export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** A type line in a language: supertypes, card types, subtypes. */
export function typeLine({ supertypes, types, subtypes }: TypeLine, language: SayLanguage): string {
  if (language === "ja") return typeWords(supertypes, subtypes, types);
  return [...supertypes, ...types, ...(subtypes.length === 0 ? [] : ["—", ...subtypes])].join(" ");
}
