import type { ManaCost } from "../model/mana.ts";
import type { Scope } from "./scope.ts";

/**
 * Whether some or all of the mana spent on the X of the ability could pay a mana cost. Where mana is unlimited, the mana spent may have been of any kinds. A
 * card without a mana cost has none that could be paid (118.6); an X in it is 0.
 */
export function isPayable({ state, ctx }: Scope, cost: ManaCost | null): boolean {
  if (cost === null) return false;
  const symbols = cost.filter((symbol) => symbol !== "X" && symbol !== "Y" && symbol !== "Z");
  const generic = symbols.reduce((sum, symbol) => sum + (/^\d+$/.test(symbol) ? Number(symbol) : 0), 0);
  const others = symbols.filter((symbol) => !/^\d+$/.test(symbol));
  if (state.mana === "unlimited") return others.length + generic <= (ctx.stack?.x ?? 0);
  return canPay(others, generic, ctx.stack?.manaSpent ?? []);
}

/** Each symbol but generic ones takes mana of a kind it names; `2/W` takes one of the colour, or two of any. */
function canPay([symbol, ...rest]: readonly string[], generic: number, mana: readonly string[]): boolean {
  if (symbol === undefined) return generic <= mana.length;
  return symbol.split("/").some((part) => {
    if (part === "P") return canPay(rest, generic, mana);
    if (/^\d+$/.test(part)) return canPay(rest, generic + Number(part), mana);
    const at = mana.indexOf(part);
    return at >= 0 && canPay(rest, generic, [...mana.slice(0, at), ...mana.slice(at + 1)]);
  });
}
