/** The types that a permanent can have (110.4). */
export const PERMANENT_TYPES: readonly string[] = [
  "Artifact",
  "Battle",
  "Creature",
  "Enchantment",
  "Land",
  "Planeswalker",
];

/** The card types that objects of a game have (205.2a). */
export const CARD_TYPES: readonly string[] = [...PERMANENT_TYPES, "Instant", "Kindred", "Sorcery"];

/** The card types of nontraditional cards and of conspiracies (205.2a). */
export const OTHER_CARD_TYPES: readonly string[] = [
  "Conspiracy",
  "Dungeon",
  "Phenomenon",
  "Plane",
  "Scheme",
  "Vanguard",
];

/** The supertypes (205.4a). */
export const SUPERTYPES: readonly string[] = ["Basic", "Legendary", "Ongoing", "Snow", "World"];

/** The basic land types (305.6) and the mana that each gives. */
export const BASIC_LAND_TYPES: Readonly<Record<string, "W" | "U" | "B" | "R" | "G">> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};
