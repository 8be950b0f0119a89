import type { Card, Printing } from "@obverse/core";
import { strictKind } from "./kind.ts";

/** The printings of two lists, one a set and the dated one where only one has a date, in the order of their release; undated ones last. */
function joinPrintings(a: readonly Printing[], b: readonly Printing[]): readonly Printing[] {
  const bySet = new Map<string, Printing>();
  for (const printing of [...b, ...a]) {
    const known = bySet.get(printing.set);
    if (known === undefined || (known.released === undefined && printing.released !== undefined))
      bySet.set(printing.set, printing);
  }
  return [...bySet.values()].sort((x, y) => ((x.released ?? "9") + x.set < (y.released ?? "9") + y.set ? -1 : 1));
}

/** The card with further printings that are known of it, and of the kind that the signs on all of them show (712.2). */
export function withPrintings(card: Card, known: readonly Printing[]): Card {
  const whole: Card = { ...card, printings: joinPrintings(card.printings ?? [], known) };
  return { ...whole, kind: strictKind(whole) };
}
