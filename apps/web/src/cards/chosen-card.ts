import { type Card, nameKey } from "@obverse/core";
import { computed, signal } from "@preact/signals";
import { builtIn } from "../state/loaded.ts";
import { ownCards } from "../state/sources.ts";

/** What the person searches for. */
export const query = signal("");
/** The card on the card page. */
export const chosenCard = signal<Card | undefined>(undefined);

/** What a query finds: the card that it names, or names that may be meant. */
export function searchCards(words: string): { readonly card?: Card; readonly suggestions: readonly string[] } {
  const own = ownCards.value;
  const card = own?.find(words);
  if (card !== undefined) return { card, suggestions: [] };
  const found = builtIn.value?.findCard(words) ?? { suggestions: [] };
  if (found.card !== undefined || own === undefined || words.trim() === "") return found;
  const key = nameKey(words);
  const named = ownNames.value.filter((each) => each.key.includes(key)).map(({ name }) => name);
  return { suggestions: [...new Set([...named.slice(0, MOST), ...found.suggestions])] };
}

/** The names of the person's own cards as they are searched: tens of thousands, so not made anew for each letter typed. */
const ownNames = computed(() => (ownCards.value?.all() ?? []).map(({ name }) => ({ name, key: nameKey(name) })));

/** How many of the person's own cards are suggested. */
const MOST = 8;
