import { type Characteristics, NO_CHARACTERISTICS } from "../model/characteristics.ts";
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
  const { face: _face, abilities, ...rest } = values;
  return {
    ...rest,
    abilities: abilities.map((ability, at) => ({ ability, key: `printed:${at}` })),
    controller: object.controller,
  };
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
  const { controller: _controller, power, toughness, loyalty, defense, ...rest } = draft;
  const onBattlefield = object.zone === "battlefield";
  const creature = draft.types.includes("Creature");
  const numbers = creature || !onBattlefield;
  const shown = {
    power: creature ? (power ?? 0) : numbers ? power : undefined,
    toughness: creature ? (toughness ?? 0) : numbers ? toughness : undefined,
    loyalty: onBattlefield
      ? draft.types.includes("Planeswalker")
        ? (object.counters.loyalty ?? 0)
        : undefined
      : loyalty,
    defense: onBattlefield ? (draft.types.includes("Battle") ? (object.counters.defense ?? 0) : undefined) : defense,
  };
  return {
    ...rest,
    ...(shown.power === undefined ? {} : { power: shown.power }),
    ...(shown.toughness === undefined ? {} : { toughness: shown.toughness }),
    ...(shown.loyalty === undefined ? {} : { loyalty: shown.loyalty }),
    ...(shown.defense === undefined ? {} : { defense: shown.defense }),
  };
}
