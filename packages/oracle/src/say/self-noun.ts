import type { Scope } from "./scope.ts";

/** What the source is called by its types: the word of “this creature”. */
export function selfNoun(scope: Scope): string {
  if (scope.bearer !== undefined) return scope.bearer;
  const { types = [], subtypes = [] } = scope.options;
  for (const subtype of [
    "Aura",
    "Equipment",
    "Vehicle",
    "Saga",
    "Siege",
    "Room",
    "Class",
    "Case",
    "Spacecraft",
    "Fortification",
  ])
    if (subtypes.includes(subtype) && !types.includes("Creature")) return subtype;
  for (const type of ["Creature", "Planeswalker", "Land", "Artifact", "Enchantment", "Battle"])
    if (types.includes(type)) return type.toLowerCase();
  return types.includes("Instant") || types.includes("Sorcery")
    ? "spell"
    : types.includes("Emblem")
      ? "emblem"
      : "permanent";
}
