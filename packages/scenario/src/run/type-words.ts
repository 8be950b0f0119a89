import { CARD_TYPES, OTHER_CARD_TYPES, SUPERTYPES } from "@obverse/core";

const TYPES: readonly string[] = [...CARD_TYPES, ...OTHER_CARD_TYPES];

/** Sorts words into supertypes, card types and subtypes (205). */
export function typesFrom(words: readonly string[]): {
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
} {
  const supertypes = words.filter((word) => SUPERTYPES.includes(word));
  const types = words.filter((word) => TYPES.includes(word));
  const subtypes = words.filter((word) => !SUPERTYPES.includes(word) && !TYPES.includes(word));
  return {
    ...(supertypes.length > 0 ? { supertypes } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(subtypes.length > 0 ? { subtypes } : {}),
  };
}
