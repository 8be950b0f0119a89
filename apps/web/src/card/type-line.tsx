import type { JSX } from "preact";
import { typeWords } from "../state/loaded.ts";
import { language } from "../words/language.ts";

/** The types of something on one line, as cards print them. */
export function TypeLine({
  of,
}: {
  readonly of: {
    readonly supertypes: readonly string[];
    readonly types: readonly string[];
    readonly subtypes: readonly string[];
  };
}): JSX.Element {
  const said = typeWords.value?.typeLine(of, language.value);
  return (
    <span>
      {said ?? [...of.supertypes, ...of.types, ...(of.subtypes.length > 0 ? ["—"] : []), ...of.subtypes].join(" ")}
    </span>
  );
}
