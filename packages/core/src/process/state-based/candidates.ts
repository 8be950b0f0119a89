import { World } from "../../characteristics/world.ts";
import { meldResultOf } from "../../faces/definitions.ts";
import type { Card } from "../../model/card.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { objectIndex } from "../../storage/object-index.ts";

/**
 * The permanents that a state-based action may be about, in the order of the battlefield. Where nothing changes characteristics from outside, only
 * those whose own facts can give cause; else all of them.
 */
export function candidates(state: GameState): readonly ObjectId[] {
  if (!World.isEmpty(state)) return state.battlefield;
  return [...own(state.objects, state.definitions)].sort((a, b) => a - b);
}

const own = objectIndex<ObjectId, GameState["definitions"]>((entry, definitions) =>
  entry.kind === "card" && entry.permanent !== undefined && mayGiveCause(entry, definitions) ? [entry.id] : [],
);

function mayGiveCause(object: CardObject, definitions: GameState["definitions"]): boolean {
  const { permanent, counters, components } = object;
  if (permanent === undefined) return false;
  if (
    permanent.damage > 0 ||
    permanent.attachedTo !== undefined ||
    permanent.enteredAs !== undefined ||
    Object.keys(counters).length > 0
  )
    return true;
  return components.some(({ what }) =>
    cardsOf(definitions, definitions[what.definition]).some((card) => card.faces.some(isWatched)),
  );
}

const WATCHED_TYPES: readonly string[] = ["Planeswalker", "Battle"];
const WATCHED_SUBTYPES: readonly string[] = ["Aura", "Saga"];

/** Whether a face by itself can give cause: legendary, world, an Aura or Saga, a planeswalker or battle, or without a fixed toughness above 0. */
function isWatched(face: Card["faces"][number]): boolean {
  const { supertypes, types, subtypes, toughness } = face;
  return (
    supertypes.includes("Legendary") ||
    supertypes.includes("World") ||
    types.some((type) => WATCHED_TYPES.includes(type)) ||
    subtypes.some((subtype) => WATCHED_SUBTYPES.includes(subtype)) ||
    (types.includes("Creature") && (toughness === undefined || toughness.value <= 0))
  );
}

function cardsOf(definitions: GameState["definitions"], card: Card | undefined): readonly Card[] {
  const result = meldResultOf(definitions, card);
  return [...(card === undefined ? [] : [card]), ...(result === undefined ? [] : [result])];
}
