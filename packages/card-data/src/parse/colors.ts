import { COLORS, type Color, type ManaCost } from "@obverse/core";

/** Letters as colours in the order of the colour wheel, each once; others are left out. */
export function toColors(letters: Iterable<string>): readonly Color[] {
  const found = new Set(letters);
  return COLORS.filter((color) => found.has(color));
}

/** The colours of a mana cost (105.2). */
export function colorsOfCost(cost: ManaCost | null): readonly Color[] {
  return toColors((cost ?? []).flatMap((symbol) => symbol.split("/").map((part) => part.replace(/^H/, ""))));
}

/** Whether two lists hold the same colours. */
export function sameColors(a: readonly string[], b: readonly string[]): boolean {
  return toColors(a).join("") === toColors(b).join("");
}
