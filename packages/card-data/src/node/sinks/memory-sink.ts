import type { ImportedCard } from "../../import/imported.ts";
import { cardsIn } from "./line-reader.ts";
import type { Sink } from "./sink.ts";

/** Keeps imported cards in memory, for what is asked of them at once. */
export function makeMemorySink(): Sink & { readonly cards: readonly ImportedCard[] } {
  const cards: ImportedCard[] = [];
  return {
    cards,
    async write(lines) {
      for (const card of cardsIn(lines)) cards.push(card);
    },
    async finish() {},
    async abort() {},
  };
}
