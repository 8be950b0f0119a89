import type { CompileFace } from "@obverse/card-data";
import type { Ability } from "@obverse/core";
import { compileFace } from "@obverse/oracle";

/** The compiler that abilities of the built-in set come from. Where their words stand in the text is left out. */
export const compile: CompileFace = (face, text, context) => withoutSpans(compileFace(face, text, context).abilities);

function withoutSpans(abilities: readonly Ability[]): readonly Ability[] {
  return JSON.parse(
    JSON.stringify(abilities, (key, value: unknown) => (key === "span" ? undefined : value)),
  ) as Ability[]; // the same abilities, less one field
}
