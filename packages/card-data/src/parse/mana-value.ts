import type { ManaCost } from "@obverse/core";

/** What one mana symbol counts for the mana value: its largest part, X as 0, half symbols as a half (202.3e–g). */
export function symbolValue(symbol: string): number {
  const values = symbol.split("/").map((part) => {
    if (/^\d+(\.\d+)?$/.test(part)) return Number(part);
    if (part === "X" || part === "Y" || part === "Z") return 0;
    if (part === "½" || /^H[WUBRG]$/.test(part)) return 0.5;
    if (part === "∞") return Number.POSITIVE_INFINITY;
    return 1;
  });
  return Math.max(...values);
}

/** The mana value of a printed mana cost; 0 where there is none (202.3a). */
export function manaValueOf(cost: ManaCost | null): number {
  return (cost ?? []).reduce((sum, symbol) => sum + symbolValue(symbol), 0);
}
