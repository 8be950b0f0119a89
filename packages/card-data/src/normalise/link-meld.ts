import type { Card } from "@obverse/core";
import type { Issue } from "../report.ts";
import type { MeldClue } from "./meld-clue.ts";

/** A card with what its record told about melding. */
export interface CardWithClue {
  readonly card: Card;
  /** Absent: not of a meld triple. */
  readonly clue?: MeldClue;
}

/**
 * Links meld triples both ways from what all their records say together (712.5): each part knows its partner and the result, each result
 * its two parts. What can't be completed is kept and reported.
 */
export function linkMeld(entries: readonly CardWithClue[]): {
  readonly cards: readonly Card[];
  readonly report: readonly Issue[];
} {
  const report: Issue[] = [];
  const results = new Map<string, string>();
  for (const { card, clue } of entries) {
    if (clue?.role !== "part" || clue.partner === undefined || clue.result === undefined) continue;
    results.set(card.name, clue.result);
    results.set(clue.partner, clue.result);
  }
  const parts = new Map<string, Set<string>>();
  for (const [part, result] of results) parts.set(result, (parts.get(result) ?? new Set()).add(part));
  const cards = entries.map(({ card, clue }): Card => {
    if (clue === undefined) return card;
    if (clue.role === "part") {
      const result = clue.result ?? results.get(card.name);
      const partner = clue.partner ?? [...(parts.get(result ?? "") ?? [])].find((one) => one !== card.name);
      if (partner !== undefined && result !== undefined) return { ...card, meld: { partner, result } };
      report.push({ code: "meld-unlinked", card: card.name, action: "kept" });
      return card;
    }
    const [first, second, ...more] = [...(parts.get(card.name) ?? clue.parts)].sort();
    if (first !== undefined && second !== undefined && more.length === 0)
      return { ...card, meldedFrom: [first, second] };
    report.push({ code: "meld-incomplete", card: card.name, action: "kept" });
    return card;
  });
  return { cards, report };
}
