import type { Card, CardKind, Face, FaceSide } from "../model/card.ts";
import { COLORS, type Color } from "../model/mana.ts";
import type { Switches } from "../rules/editions.ts";
import type { RuleKey } from "../rules/rules.ts";
import { manaValueOfCost } from "./mana-value.ts";

/** Whether a card has two faces: meld cards do, though their back is half of another (712.1). */
export function isDoubleFacedCard(card: Card): boolean {
  return card.faces.length === 2 || card.kind === "meld";
}

/** The face of a card or token that is up. Nothing where it has no such face; a meld card's own back has no characteristics (712.4b). */
export function faceOf(card: Card, side: FaceSide): Face | undefined {
  return side === "front" ? card.faces[0] : card.faces[1];
}

/** The colours of a face: those of its mana cost and its colour indicator (105.2, 202.2, 204). */
export function colorsOfFace(face: Face): readonly Color[] {
  if (face.colors !== undefined) return face.colors;
  let colors = colorsKnown.get(face);
  if (colors === undefined) {
    const found = new Set<string>([
      ...(face.manaCost ?? []).flatMap((symbol) => symbol.split("/")),
      ...(face.colorIndicator ?? []),
    ]);
    colors = COLORS.filter((color) => found.has(color));
    colorsKnown.set(face, colors);
  }
  return colors;
}

const colorsKnown = new WeakMap<Face, readonly Color[]>();

/** Whether the face is the object's own or one that it copies, for the mana value (202.3b–c). */
export type Owned = "own" | "copied";

/** The mana value of an object with this face up (202.3a–b): an own back face of a nonmodal card has its front's, a copied one 0. */
export function manaValueOfFace(card: Card, side: FaceSide, owned: Owned, switches: Switches, x = 0): number {
  const [front, back] = card.faces;
  if (card.kind === "melded") return 0;
  if (side === "front") return manaValueOfCost(front.manaCost, x);
  if (card.kind === "modal") return manaValueOfCost(back?.manaCost ?? null, x);
  if (owned === "copied") return 0;
  return switches.backFaceManaValue === "of-front"
    ? manaValueOfCost(front.manaCost, x)
    : manaValueOfCost(back?.manaCost ?? null, x);
}

/** The mana value of a melded permanent: what its cards' front faces add up to (202.3c, 712.8g). */
export function manaValueOfMelded(fronts: readonly Card[]): number {
  return fronts.reduce((total, card) => total + manaValueOfCost(card.faces[0].manaCost), 0);
}

/** The rules by which a card has the characteristics of one of its faces, in a zone (712.8). */
export function rulesOfFace(
  kind: CardKind,
  side: FaceSide,
  zone: "battlefield" | "stack" | "elsewhere",
): readonly RuleKey[] {
  if (kind === "single") return [];
  if (kind === "melded") return ["712.8g"];
  if (zone === "elsewhere") return ["712.8a"];
  if (kind === "meld") return zone === "stack" ? ["712.8b"] : ["712.8d"];
  if (kind === "modal") return zone === "battlefield" && side === "front" ? ["712.8f", "712.8d"] : ["712.8f"];
  if (zone === "stack") return ["712.8c"];
  return side === "front" ? ["712.8d"] : ["712.8e"];
}
