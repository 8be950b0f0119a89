import { texts } from "../words/language.ts";

/** The types of something on one line, as cards print them. */
export function typeLine(of: {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}): string {
  const words = texts.value.typeWords;
  const said = (word: string): string => words[word] ?? word;
  const isTranslated = words.Creature !== undefined;
  const front = isTranslated
    ? [...of.supertypes.map(said), of.types.map(said).join("・")].join("")
    : [...of.supertypes, ...of.types].join(" ");
  return of.subtypes.length === 0
    ? front
    : `${front} ${isTranslated ? "—" : "—"} ${of.subtypes.join(isTranslated ? "・" : " ")}`;
}
