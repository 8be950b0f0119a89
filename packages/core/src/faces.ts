/**
 * What a card is by its faces, for tools that need no game: in each zone, its mana value and names, what it melds with, whether it can turn over.
 * Small on purpose: nothing here runs a game.
 */

export {
  type CardIn,
  canCardTransform,
  colorIdentityOf,
  manaValueIn,
  type Whereabouts,
  whatCardIs,
} from "./faces/card-facts.ts";
export {
  type CastFace,
  canBeCastTransformed,
  canEnterTransformed,
  castableFaces,
  playableLandFaces,
} from "./faces/cast-face.ts";
export { colorsOfFace, faceOf, isDoubleFacedCard } from "./faces/face-up.ts";
export { manaValueOfCost } from "./faces/mana-value.ts";
export { canChooseName, type NameOf, namesOfCard } from "./faces/name.ts";
export type { Card, CardKind, CardSource, Face, FaceSide, MeldLink, Printing } from "./model/card.ts";
export { BASIC_LAND_TYPES, CARD_TYPES, OTHER_CARD_TYPES, PERMANENT_TYPES, SUPERTYPES } from "./model/card-types.ts";
export { definitionId } from "./model/ids.ts";
export { COLORS, type Color, type ManaCost } from "./model/mana.ts";
export { nameKey } from "./names/name-key.ts";
export { type EditionDate, NEWEST_EDITION, OLDEST_EDITION } from "./rules/editions.ts";
export { knowsMeldPair } from "./rules/meld-pairs.ts";
