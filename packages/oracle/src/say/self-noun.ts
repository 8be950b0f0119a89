import type { Scope } from "./scope.ts";

/** What the source is called by its types: the word of “this creature”. */
export function selfNoun(scope: Scope): string {
  if (scope.bearer !== undefined) return scope.bearer;
  const { subtypes = [] } = scope.options;
  const types = (scope.options.types ?? []).map((type) => type.toLowerCase());
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
    if (subtypes.includes(subtype) && !types.includes("creature")) return subtype;
  for (const type of ["creature", "planeswalker", "land", "artifact", "enchantment", "battle"])
    if (types.includes(type)) return type;
  return types.includes("instant") || types.includes("sorcery")
    ? "spell"
    : types.includes("emblem")
      ? "emblem"
      : "permanent";
}
