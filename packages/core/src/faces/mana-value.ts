import type { ManaCost } from "../model/mana.ts";

/** The mana value of a mana cost (202.3): hybrid by its largest part (202.3f), Phyrexian 1 (202.3g), X as `x` (202.3e). No cost: 0. */
export function manaValueOfCost(cost: ManaCost | null, x = 0): number {
  return (cost ?? []).reduce((total, symbol) => total + manaValueOfSymbol(symbol, x), 0);
}

function manaValueOfSymbol(symbol: string, x: number): number {
  return Math.max(
    ...symbol
      .split("/")
      .map((part) =>
        /^\d+$/.test(part) ? Number(part) : part === "X" || part === "Y" || part === "Z" ? x : part === "P" ? 0 : 1,
      ),
  );
}
