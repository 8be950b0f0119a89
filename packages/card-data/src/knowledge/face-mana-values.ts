import type { Card } from "@obverse/core";
import { manaValueOf } from "../parse/mana-value.ts";

/**
 * The mana value of each face or part, in their order, as a permanent or spell with that face up has it: a nonmodal back takes the
 * front's cost (202.3b), a modal back its own, a melded permanent its two fronts' together (202.3c), which must be given.
 */
export function faceManaValues(card: Card, melded = 0): readonly number[] {
  if (card.halves) return card.halves.parts.map((part) => manaValueOf(part.manaCost));
  if (card.kind === "melded") return [melded];
  const front = manaValueOf(card.faces[0].manaCost);
  const [, back] = card.faces;
  if (back === undefined) return [front];
  return [front, card.kind === "modal" ? manaValueOf(back.manaCost) : front];
}

/** The mana value of a card outside the stack and battlefield; of what a pair becomes, as the melded permanent. */
export function cardManaValueOf(card: Card, melded = 0): number {
  return card.kind === "melded" ? melded : manaValueOf(card.faces[0].manaCost);
}
