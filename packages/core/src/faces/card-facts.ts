import type { Card, Face, FaceSide } from "../model/card.ts";
import { COLORS, type Color } from "../model/mana.ts";
import type { Zone } from "../model/zone.ts";
import { type EditionDate, NEWEST_EDITION, switchesOf } from "../rules/editions.ts";
import type { RuleKey } from "../rules/rules.ts";
import { isInstantOrSorceryFace } from "./cast-face.ts";
import { colorsOfFace, faceOf, manaValueOfFace, manaValueOfMelded, rulesOfFace } from "./face-up.ts";

/** Where a card is, and which face is up where that matters. `melded`: with its partner, on the battlefield. */
export interface Whereabouts {
  readonly zone: Zone;
  /** Absent: front. Counts on the battlefield and the stack only. */
  readonly face?: FaceSide;
  /** The other card of the pair and what they become; on the battlefield. Absent: not melded. */
  readonly melded?: { readonly partner: Card; readonly result: Card };
}

/** What a card is somewhere: the face that counts, and the values that the rules derive from it. */
export interface CardIn {
  /** Absent: it has no characteristics (712.4b). */
  readonly face?: Face;
  readonly colors: readonly Color[];
  readonly manaValue: number;
  readonly rules: readonly RuleKey[];
}

/** What a card is in a zone with a face up (712.8), by the rules of an edition (absent: the newest). */
export function whatCardIs(card: Card, where: Whereabouts, edition: EditionDate = NEWEST_EDITION): CardIn {
  const { zone, face: side = "front", melded } = where;
  if (melded !== undefined && zone === "battlefield") {
    const [face] = melded.result.faces;
    return {
      face,
      colors: colorsOfFace(face),
      manaValue: manaValueOfMelded([card, melded.partner]),
      rules: ["712.8g", "202.3c"],
    };
  }
  const counts = zone === "battlefield" || zone === "stack";
  const up = counts ? side : "front";
  const face = faceOf(card, up);
  const rules = rulesOfFace(card.kind, up, counts ? zone : "elsewhere");
  if (face === undefined) return { colors: [], manaValue: 0, rules: card.kind === "meld" ? ["712.4b"] : rules };
  const own = up === "back" && card.kind !== "modal" ? (["202.3b"] as const) : [];
  return {
    face,
    colors: colorsOfFace(face),
    manaValue: manaValueOfFace(card, up, "own", switchesOf(edition)),
    rules: [...rules, ...own],
  };
}

/** A card's mana value in a zone with a face up (202.3). */
export function manaValueIn(card: Card, where: Whereabouts, edition: EditionDate = NEWEST_EDITION): number {
  return whatCardIs(card, where, edition).manaValue;
}

/** Whether a permanent of this card alone could transform from one of its faces (712.4c, 712.9, 712.10), by the rules of an edition (absent: the newest). */
export function canCardTransform(card: Card, from: FaceSide = "front", edition: EditionDate = NEWEST_EDITION): boolean {
  const other = faceOf(card, from === "front" ? "back" : "front");
  if (card.kind === "meld" || other === undefined || isInstantOrSorceryFace(other)) return false;
  return card.kind !== "modal" || switchesOf(edition).whoTransforms === "all-but-meld";
}

/** A card's colour identity (903.4): both faces count, what it melds into doesn't. In the order of the colour wheel. */
export function colorIdentityOf(card: Card): readonly Color[] {
  return COLORS.filter((color) => card.colorIdentity.includes(color));
}
