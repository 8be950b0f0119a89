import { loadCards } from "@obverse/cards";
import type { Card } from "@obverse/core";

/** The cards of the built-in set that decks are drawn from: no tokens, and nothing that two cards only become. */
export function pool(): readonly Card[] {
  return loadCards().filter(
    (card) =>
      card.token === undefined && card.kind !== "melded" && card.faces[0].types.some((type) => PLAYED.has(type)),
  );
}

const PLAYED: ReadonlySet<string> = new Set([
  "Creature",
  "Instant",
  "Sorcery",
  "Artifact",
  "Enchantment",
  "Land",
  "Planeswalker",
  "Battle",
]);
