import type { Ability } from "../ability/ability.ts";
import {
  type Characteristics,
  type CharacteristicValues,
  NO_CHARACTERISTICS,
  type OwnedAbility,
} from "../model/characteristics.ts";
import type { PlayerId } from "../model/ids.ts";
import type { CardObject, GameObject } from "../model/object.ts";
import type { CopiableValues } from "./copiable-values.ts";

/** An object's characteristics on their way through the layers: what `Characteristics` has, and its controller. */
export interface Draft extends Characteristics {
  readonly controller: PlayerId;
}

/** What an object that is no card, token or copy of one has: nothing but its abilities. */
export function draftOfOther(object: GameObject): Draft {
  const abilities =
    object.kind === "emblem" ? object.abilities.map((ability, at) => ({ ability, key: `printed:${at}` })) : [];
  return {
    ...NO_CHARACTERISTICS,
    abilities,
    controller: object.controller,
  };
}

/** The draft before any layer but the first. */
export function draftOfValues(values: CopiableValues, object: CardObject): Draft {
  const { power, toughness, loyalty, defense } = values;
  return withNumbers(
    { ...withoutNumbers(values, keyed(values.abilities)), controller: object.controller },
    { power, toughness, loyalty, defense },
  );
}

const keyedLists = new WeakMap<readonly Ability[], readonly OwnedAbility[]>();

/** Printed abilities with their keys: the same list for the same ones. */
function keyed(abilities: readonly Ability[]): readonly OwnedAbility[] {
  let list = keyedLists.get(abilities);
  if (list === undefined) {
    list = abilities.map((ability, at) => ({ ability, key: `printed:${at}` }));
    keyedLists.set(abilities, list);
  }
  return list;
}

/** The draft as characteristics: numbers only where the object has them (208.3, 306.5c, 310.4c). */
export function finished(draft: Draft, object: GameObject): Characteristics {
  let done = finishedDrafts.get(draft);
  if (done === undefined) {
    done = finish(draft, object);
    finishedDrafts.set(draft, done);
  }
  return done;
}

/** A draft is of one object, which doesn't change. */
const finishedDrafts = new WeakMap<Draft, Characteristics>();

function finish(draft: Draft, object: GameObject): Characteristics {
  const { power, toughness, loyalty, defense } = draft;
  const onBattlefield = object.zone === "battlefield";
  const creature = draft.types.includes("Creature");
  const numbers = creature || !onBattlefield;
  return withNumbers(withoutNumbers(draft, draft.abilities), {
    power: creature ? (power ?? 0) : numbers ? power : undefined,
    toughness: creature ? (toughness ?? 0) : numbers ? toughness : undefined,
    loyalty: onBattlefield
      ? draft.types.includes("Planeswalker")
        ? (object.counters.loyalty ?? 0)
        : undefined
      : loyalty,
    defense: onBattlefield ? (draft.types.includes("Battle") ? (object.counters.defense ?? 0) : undefined) : defense,
  });
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The values but for the numbers, with these abilities. Written out, since picking them by leaving others out takes several times as long. */
function withoutNumbers(values: CharacteristicValues, abilities: readonly OwnedAbility[]): Writable<Characteristics> {
  const { name, otherNames, manaCost, manaValue, colors, colorIndicator, supertypes, types, subtypes } = values;
  const of: Writable<Characteristics> = { name, manaCost, manaValue, colors, supertypes, types, subtypes, abilities };
  if (otherNames !== undefined) of.otherNames = otherNames;
  if (colorIndicator !== undefined) of.colorIndicator = colorIndicator;
  return of;
}

type Numbers = Record<"power" | "toughness" | "loyalty" | "defense", number | undefined>;

/** The same object with those of the numbers that there are. */
function withNumbers<T extends Writable<Characteristics>>(of: T, numbers: Numbers): T {
  if (numbers.power !== undefined) of.power = numbers.power;
  if (numbers.toughness !== undefined) of.toughness = numbers.toughness;
  if (numbers.loyalty !== undefined) of.loyalty = numbers.loyalty;
  if (numbers.defense !== undefined) of.defense = numbers.defense;
  return of;
}
