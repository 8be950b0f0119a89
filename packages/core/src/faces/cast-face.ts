import type { Card, Face, FaceSide } from "../model/card.ts";
import { type EditionDate, NEWEST_EDITION, type Switches, switchesOf } from "../rules/editions.ts";
import { faceOf } from "./face-up.ts";

/** A way to put a card on the stack: with a face up, or as one of its halves. */
export type CastFace = FaceSide | { readonly half: 0 | 1 | "fused" };

/** The faces or halves that can be cast by default (712.11): the front; of a modal card either (712.11b); a land face never (305.1). */
export function castableFaces(card: Card, edition: EditionDate = NEWEST_EDITION): readonly CastFace[] {
  if (card.halves !== undefined) return castableHalves(card);
  return sidesOf(card, edition).filter((side) => {
    const face = faceOf(card, side);
    return face !== undefined && !face.types.includes("Land");
  });
}

/** The faces with which a card can be played as a land (305.1, 712.12): its front; of a modal card either, if it is a land. */
export function playableLandFaces(card: Card, edition: EditionDate = NEWEST_EDITION): readonly FaceSide[] {
  return sidesOf(card, edition).filter((side) => faceOf(card, side)?.types.includes("Land"));
}

/** The faces that may be cast or played by default: of a modal card either, since there are such cards (712.11b, 712.12). */
function sidesOf(card: Card, edition: EditionDate): readonly FaceSide[] {
  return card.kind === "modal" && switchesOf(edition).modalFaces === "either" ? ["front", "back"] : ["front"];
}

/** Whether a card can be cast transformed or converted (712.11a): it has a back face of its own that is no land. */
export function canBeCastTransformed(card: Card, switches: Switches): boolean {
  const back = card.faces[1];
  if (back === undefined || back.types.includes("Land")) return false;
  return switches.castTransformed === "double-faced" || card.kind !== "modal";
}

/** Whether a card or token told to enter transformed or converted can (712.14a): it has a back face of its own. */
export function canEnterTransformed(card: Card, switches: Switches): boolean {
  return card.faces.length === 2 && (switches.entersTransformed === "double-faced" || card.kind !== "modal");
}

/** Whether a face is an instant's or sorcery's (712.10, 712.13a). */
export function isInstantOrSorceryFace(face: Face): boolean {
  return face.types.includes("Instant") || face.types.includes("Sorcery");
}

function castableHalves(card: Card): readonly CastFace[] {
  const { halves } = card;
  if (halves === undefined || halves.kind === "flip") return ["front"];
  const fuses = halves.parts.some((part) =>
    part.abilities.some((ability) => ability.kind === "keyword" && ability.keyword.name === "fuse"),
  );
  if (halves.kind === "prepare") return [{ half: 0 }];
  return [{ half: 0 }, { half: 1 }, ...(fuses ? [{ half: "fused" as const }] : [])];
}
