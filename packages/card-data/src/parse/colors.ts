import { COLORS, type Color, type ManaCost } from "@obverse/core/faces";
import { makeMemo } from "./memo.ts";

/** Every set of colours, by which of the five are in it, as bits. */
const SETS: readonly (readonly Color[])[] = Array.from({ length: 32 }, (_, bits) =>
  COLORS.filter((_, index) => (bits & (1 << index)) !== 0),
);
const NONE: readonly Color[] = [];

/** Letters as colours in the order of the colour wheel, each once; others are left out. */
export function toColors(letters: Iterable<string>): readonly Color[] {
  return SETS[bitsOf(letters)] ?? NONE;
}

function bitsOf(letters: Iterable<string>): number {
  let bits = 0;
  for (const letter of letters) {
    const index = COLORS.indexOf(letter as Color); // -1 for any other text
    if (index >= 0) bits |= 1 << index;
  }
  return bits;
}

/** By the cost itself: what the same text was read into is the same list. */
const known = new WeakMap<ManaCost, readonly Color[]>();

/** The colours of a mana cost (105.2). */
export function colorsOfCost(cost: ManaCost | null): readonly Color[] {
  if (cost === null) return NONE;
  const before = known.get(cost);
  if (before !== undefined) return before;
  const colors = toColors(cost.flatMap(colorsOfSymbol));
  known.set(cost, colors);
  return colors;
}

/** The colours of a mana symbol, of all its parts; half a symbol has its colour too. */
export const colorsOfSymbol: (symbol: string) => readonly Color[] = makeMemo((symbol) =>
  toColors(symbol.split("/").map((part) => part.replace(/^H/, ""))),
);

/** Whether two lists hold the same colours. */
export function sameColors(a: readonly string[], b: readonly string[]): boolean {
  return bitsOf(a) === bitsOf(b);
}
