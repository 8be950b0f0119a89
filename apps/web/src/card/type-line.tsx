import type { JSX } from "preact";
import { language, texts } from "../words/language.ts";

/** The types of something on one line, as cards print them; subtypes without a Japanese word are marked as English. */
export function TypeLine({
  of,
}: {
  readonly of: {
    readonly supertypes: readonly string[];
    readonly types: readonly string[];
    readonly subtypes: readonly string[];
  };
}): JSX.Element {
  const words = texts.value.typeWords;
  const said = (word: string): string => words[word] ?? word;
  const isJapanese = language.value === "ja";
  const front = isJapanese
    ? `${of.supertypes.map(said).join("")}${of.types.map(said).join("・")}`
    : [...of.supertypes, ...of.types].join(" ");
  if (of.subtypes.length === 0) return <span>{front}</span>;
  return (
    <span>
      {front} — {isJapanese ? <span lang="en">{of.subtypes.join(" ")}</span> : of.subtypes.join(" ")}
    </span>
  );
}
