import type { ManaCost } from "@obverse/core";
import type { Reader } from "./reader.ts";

/** Reads a run of mana symbols: {2}{U}{U}. */
export function manaCost(r: Reader): ManaCost | undefined {
  const symbols: string[] = [];
  for (;;) {
    const token = r.token();
    if (token?.kind !== "symbol" || /^\{[tqe]\}$/.test(token.word)) break;
    symbols.push(token.raw.slice(1, -1).toUpperCase());
    r.at += 1;
  }
  return symbols.length === 0 ? undefined : symbols;
}
