import { COLORS, type Color, type ManaCost } from "@obverse/core";
import { makeMemo } from "./memo.ts";

/** Letters as colours in the order of the colour wheel, each once; others are left out. */
export function toColors(letters: Iterable<string>): readonly Color[] {
  const found = new Set(letters);
  return COLORS.filter((color) => found.has(color));
}

const known = makeMemo<readonly Color[]>();

/** The colours of a mana cost (105.2). */
export function colorsOfCost(cost: ManaCost | null): readonly Color[] {
  return cost === null ? [] : known(cost.join(" "), () => readColors(cost));
}

function readColors(cost: ManaCost): readonly Color[] {
  return toColors(cost.flatMap((symbol) => symbol.split("/").map((part) => part.replace(/^H/, ""))));
}

/** Whether two lists hold the same colours. */
export function sameColors(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  return toColors(a).join("") === toColors(b).join("");
}
