import type { Ability } from "../ability/ability.ts";
import type { Color, ManaCost } from "./mana.ts";

/** The characteristics that are a value (109.3): all but the abilities. */
export interface CharacteristicValues {
  /** `null`: it has no name (708.2). */
  readonly name: string | null;
  /** Further names it has at the same time, as a split card (709.4b). Absent: none. */
  readonly otherNames?: readonly string[];
  readonly manaCost: ManaCost | null;
  readonly manaValue: number;
  /** In the order of the colour wheel; `[]` is colourless. */
  readonly colors: readonly Color[];
  readonly colorIndicator?: readonly Color[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Absent: not a creature or Vehicle, so it has none. */
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
}

/** What an object is now (109.3), all effects applied. */
export interface Characteristics extends CharacteristicValues {
  /** Printed ones first in order, then granted ones by timestamp. */
  readonly abilities: readonly OwnedAbility[];
}

/** What something without a set of characteristics has (712.4b): nothing. */
export const NO_CHARACTERISTICS: Characteristics = {
  name: null,
  manaCost: null,
  manaValue: 0,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

/** An ability that an object has, and where it came from. */
export interface OwnedAbility {
  readonly ability: Ability;
  /** Stable while the object has it: `printed:2`, `granted:17:0`. Limits such as “only once each turn” are counted by it. */
  readonly key: string;
}
