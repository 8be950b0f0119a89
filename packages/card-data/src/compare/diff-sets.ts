import type { Card } from "@obverse/core";
import { type CardChange, type CompareWishes, compareCards } from "./compare-cards.ts";

/** How one set of cards differs from another. Names in order. */
export interface SetDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly { readonly card: string; readonly changes: readonly CardChange[] }[];
  readonly same: number;
}

/** How a set of cards differs from an older one. Cards are the same by id, else by full name and being a token. */
export function diffSets(before: Iterable<Card>, after: Iterable<Card>, wishes: CompareWishes = {}): SetDiff {
  const old = [...before];
  const byId = new Map(old.map((card) => [card.id as string, card]));
  const byName = new Map(old.map((card) => [nameOf(card), card]));
  const met = new Set<Card>();
  const added: string[] = [];
  const changed: { card: string; changes: readonly CardChange[] }[] = [];
  let same = 0;
  for (const card of after) {
    const was = byId.get(card.id) ?? byName.get(nameOf(card));
    if (was === undefined || met.has(was)) {
      added.push(card.name);
      continue;
    }
    met.add(was);
    const changes = compareCards(was, card, wishes);
    if (changes.length > 0) changed.push({ card: card.name, changes });
    else same++;
  }
  const removed = old.filter((card) => !met.has(card)).map((card) => card.name);
  return {
    added: added.sort(),
    removed: removed.sort(),
    changed: changed.sort((a, b) => (a.card < b.card ? -1 : 1)),
    same,
  };
}

function nameOf(card: Card): string {
  return `${card.token === true ? "token " : ""}${card.name}`;
}
