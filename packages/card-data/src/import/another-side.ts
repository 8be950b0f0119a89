import type { Card } from "@obverse/core";

/** Whether a card has another side: it is double-faced, a meld card, or what a pair becomes. */
export function hasAnotherSide(card: Card): boolean {
  return card.faces.length === 2 || card.kind === "meld" || card.kind === "melded";
}
