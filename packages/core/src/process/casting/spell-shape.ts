import { type CastFace, castableFaces } from "../../faces/cast-face.ts";
import type { CastFaceDown } from "../../model/action.ts";
import type { Card, FaceSide } from "../../model/card.ts";
import type { Zone } from "../../model/zone.ts";
import type { EditionDate } from "../../rules/editions.ts";

/** What a card is put on the stack as: a face up (712.11), a half (709.3), or face down (708.4). */
export interface SpellShape {
  readonly face: FaceSide;
  /** Absent: the whole card. */
  readonly half?: 0 | 1 | "fused";
  /** Absent: face up. */
  readonly faceDown?: CastFaceDown | "plain";
  /** Face down by an effect that turns it face up before it deals or is dealt damage or becomes tapped. */
  readonly turnsUpFirst?: true;
}

/** The front of a card, face up: what it is cast as by default (712.11). */
const FRONT: SpellShape = { face: "front" };
/** The back of a double-faced card: what it is cast as “transformed” (712.11a). */
export const BACK: SpellShape = { face: "back" };

/** The face-up shapes that a card can be cast in from a zone without anything that says otherwise; lands excluded (305.9, 709.3, 712.11, 712.11b, 715.3, 720.3, 702.102a, 702.127a). */
export function shapesOf(card: Card, from: Zone, edition: EditionDate): readonly SpellShape[] {
  return castableFaces(card, edition).flatMap((face) => shapeOf(card, face, from) ?? []);
}

/** The shape of a castable face or half; an adventurer's or omen card's first part is the card itself (715.3). */
function shapeOf(card: Card, face: CastFace, from: Zone): SpellShape | undefined {
  if (typeof face === "string") return { face };
  const kind = card.halves?.kind;
  if (face.half === "fused") return from === "hand" ? { face: "front", half: "fused" } : undefined;
  if (kind === "aftermath" && face.half === 1) return from === "graveyard" ? { face: "front", half: 1 } : undefined;
  const whole = face.half === 0 && (kind === "adventure" || kind === "omen" || kind === "prepare" || kind === "flip");
  return whole ? FRONT : { face: "front", half: face.half };
}

/** A short key of a shape, for caches. */
export function shapeKey(shape: SpellShape): string {
  return `${shape.face}:${shape.half ?? ""}:${shape.faceDown ?? ""}${shape.turnsUpFirst === true ? "!" : ""}`;
}
