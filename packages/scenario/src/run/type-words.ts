const SUPERTYPES: ReadonlySet<string> = new Set(["Basic", "Legendary", "Ongoing", "Snow", "World"]);
const TYPES: ReadonlySet<string> = new Set([
  "Artifact",
  "Battle",
  "Creature",
  "Enchantment",
  "Instant",
  "Kindred",
  "Land",
  "Planeswalker",
  "Sorcery",
  "Conspiracy",
  "Dungeon",
  "Phenomenon",
  "Plane",
  "Scheme",
  "Vanguard",
]);

/** Sorts words into supertypes, card types and subtypes (205). */
export function typesFrom(words: readonly string[]): {
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
} {
  const supertypes = words.filter((word) => SUPERTYPES.has(word));
  const types = words.filter((word) => TYPES.has(word));
  const subtypes = words.filter((word) => !SUPERTYPES.has(word) && !TYPES.has(word));
  return {
    ...(supertypes.length > 0 ? { supertypes } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(subtypes.length > 0 ? { subtypes } : {}),
  };
}
