import type { Card, CardSource } from "../model/card.ts";

/** The names of a card's faces or halves, front first (712.1, 709.4b); what it melds into is not its own name. */
export function namesOfCard(card: Card): readonly string[] {
  const parts = card.halves === undefined ? card.faces : card.halves.parts;
  return [...new Set(parts.map((face) => face.name))];
}

/** Whether a player told to choose a card name may choose this (201.4, 712.19): one face's or half's name, or a melded permanent's; never two joined. */
export function canChooseName(source: CardSource, name: string): boolean {
  return !name.includes(" // ") && source.hasName(name);
}
