import type { Card } from "@obverse/core";
import { signal } from "@preact/signals";
import { builtIn } from "../state/loaded.ts";
import { ownCards } from "../state/sources.ts";

/** What the person searches for. */
export const query = signal("");
/** The card on the card page. */
export const chosenCard = signal<Card | undefined>(undefined);

/** What a query finds: the card that it names, or names that may be meant. */
export function searchCards(words: string): { readonly card?: Card; readonly suggestions: readonly string[] } {
  const own = ownCards.value?.byName(words.trim());
  if (own !== undefined) return { card: own, suggestions: [] };
  return builtIn.value?.findCard(words) ?? { suggestions: [] };
}
