import type { Face, HalvesKind } from "@obverse/core";

/** Two-part cards whose parts count together where no part is chosen (709.4, 709.5). */
const COMBINED: readonly HalvesKind[] = ["split", "aftermath", "room"];

/** What a two-part card is where its parts don't count: both halves together (709.4), or the normal part (710.1, 715.2, 719, 720). */
export function combineHalves(name: string, kind: HalvesKind, [first, second]: readonly [Face, Face]): Face {
  if (!COMBINED.includes(kind)) return first;
  return {
    name,
    manaCost: [...(first.manaCost ?? []), ...(second.manaCost ?? [])],
    supertypes: union(first.supertypes, second.supertypes),
    types: union(first.types, second.types),
    subtypes: union(first.subtypes, second.subtypes),
    abilities: [...first.abilities, ...second.abilities],
  };
}

/** Which two-part card it is: a Room by its subtype, an Omen by its part's, aftermath by the second half's text. */
export function halvesKindOf(
  layout: HalvesKind,
  [first, second]: readonly [Face, Face],
  secondText: string,
): HalvesKind {
  if (layout === "split" && first.subtypes.includes("Room")) return "room";
  if (layout === "split" && /^Aftermath\b/m.test(secondText)) return "aftermath";
  if (layout === "adventure" && second.subtypes.includes("Omen")) return "omen";
  return layout;
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}
