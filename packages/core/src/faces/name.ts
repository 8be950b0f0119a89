import type { Card, CardSource } from "../model/card.ts";

/** The names of a card's faces or halves, front first (712.1, 709.4b); what it melds into is not its own name. */
export function namesOfCard(card: Card): readonly string[] {
  const parts = card.halves === undefined ? card.faces : card.halves.parts;
  return [...new Set(parts.map((face) => face.name))];
}

/** What a name that is chosen must be the name of. */
export type NameOf = "any" | "nonland";

/**
 * Whether a player told to choose a card name may choose this (201.4, 712.19): one face's or half's name, or a melded permanent's; never two joined.
 * Of a name that must be that of a nonland card, only the face or half with that name counts (201.4a–f).
 */
export function canChooseName(source: CardSource, name: string, of: NameOf = "any"): boolean {
  if (name.includes(" // ") || !source.hasName(name)) return false;
  if (of === "any") return true;
  const card = source.byName(name);
  const parts = card === undefined ? [] : card.halves === undefined ? card.faces : card.halves.parts;
  const named = parts.find((part) => part.name === name);
  return named === undefined || !named.types.includes("Land");
}
