import type { Ability } from "../ability/ability.ts";
import type { FaceDownListing } from "../ability/effect.ts";
import { colorsOfFace } from "../faces/face-up.ts";
import type { Face, FaceSide } from "../model/card.ts";
import { type CharacteristicValues, NO_CHARACTERISTICS } from "../model/characteristics.ts";
import { asPrinted } from "./type-lists.ts";

/** What a copy of the object would have (707.2): what is printed on the face that is up, as modified by copy effects and face-down status. */
export interface CopiableValues extends CharacteristicValues {
  /** In printed order. */
  readonly abilities: readonly Ability[];
  /** Where they come from, for explanations and for limits that name a face. */
  readonly face: FaceSide;
}

/** The values of one printed set of characteristics, with the mana value that the rules give the object. */
export function valuesOfFace(face: Face, side: FaceSide, manaValue: number): CopiableValues {
  const { manaCost, supertypes, types, subtypes, abilities, colorIndicator, power, toughness, loyalty, defense } = face;
  // A token that is a copy of something nameless has no name either (707.2, 708.2a).
  const name = face.name === "" ? null : face.name;
  const colors = colorsOfFace(face);
  const values: { -readonly [K in keyof CopiableValues]: CopiableValues[K] } = {
    name,
    manaCost,
    manaValue,
    colors,
    supertypes,
    types,
    subtypes,
    abilities,
    face: side,
  };
  if (colorIndicator !== undefined) values.colorIndicator = colorIndicator;
  if (power !== undefined) values.power = power.value;
  if (toughness !== undefined) values.toughness = toughness.value;
  if (loyalty !== undefined) values.loyalty = loyalty.value;
  if (defense !== undefined) values.defense = defense.value;
  return values;
}

/** What an object without a set of characteristics has (712.4b): nothing. */
export const NO_VALUES: CopiableValues = { ...NO_CHARACTERISTICS, abilities: [], face: "front" };

/** The values that a listing gives a face-down object; all others are missing (708.2). */
export function valuesFaceDown(listing: FaceDownListing): CopiableValues {
  return {
    ...NO_VALUES,
    name: listing.name ?? null,
    colors: listing.colors ?? [],
    types: listing.types.map(asPrinted),
    subtypes: (listing.subtypes ?? []).map(asPrinted),
    ...(listing.power === undefined ? {} : { power: listing.power }),
    ...(listing.toughness === undefined ? {} : { toughness: listing.toughness }),
    abilities: listing.abilities ?? [],
  };
}
