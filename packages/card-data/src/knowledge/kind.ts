import type { Card, CardKind } from "@obverse/core";
import { faceSymbols, hasUnlistedSymbols } from "./face-symbols.ts";

/**
 * The kind by the printed features that the rules list, and nothing else: a listed sign on some printing (712.2a–b) or a creature on
 * the back, whose size the front shows (712.2c). A card that turns over and is known to have none of them is `unclassified`; of a printing
 * whose signs aren't known, the practical kind is taken.
 */
export function strictKind(card: Card): CardKind {
  if (card.kind !== "nonmodal" && card.kind !== "unclassified") return card.kind;
  if (card.token || card.printings === undefined) return "nonmodal";
  const back = card.faces[1];
  if (back?.types.includes("Creature") || faceSymbols(card) !== undefined) return "nonmodal";
  return hasUnlistedSymbols(card) ? "unclassified" : "nonmodal";
}

/** The kind by what the card does: one that no listed feature tells but that turns over is a nonmodal double-faced card (712.2). */
export function practicalKind(card: Card): CardKind {
  return card.kind === "unclassified" && card.faces.length === 2 ? "nonmodal" : card.kind;
}
