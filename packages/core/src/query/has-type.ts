import { asPrinted } from "../characteristics/type-lists.ts";
import { PERMANENT_TYPES } from "../model/card-types.ts";
import type { Characteristics } from "../model/characteristics.ts";

const OUTLAWS = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"];
const PARTY = ["Cleric", "Rogue", "Warrior", "Wizard"];

/** Whether characteristics have a card type, or one of a list with a name: permanent (110.4), historic (700.6), outlaw (700.12), party (700.8). */
export function hasType(
  { types, subtypes, supertypes }: Pick<Characteristics, "types" | "subtypes" | "supertypes">,
  type: string,
): boolean {
  switch (type) {
    case "permanent":
      return PERMANENT_TYPES.some((one) => types.includes(one));
    case "historic":
      return types.includes("Artifact") || supertypes.includes("Legendary") || subtypes.includes("Saga");
    case "outlaw":
      return OUTLAWS.some((one) => subtypes.includes(one));
    case "party":
      return PARTY.some((one) => subtypes.includes(one));
    default:
      return types.includes(asPrinted(type));
  }
}
