import type { Characteristics } from "../model/characteristics.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { objectAt, storedAt } from "../storage/objects.ts";

const NOTHING: Characteristics = { name: null, manaCost: null, manaValue: 0, colors: [], supertypes: [], types: [], subtypes: [], abilities: [] };

/** An object's characteristics by the face that is up, before any effect. */
export function characteristics(state: GameState, id: ObjectId): Characteristics {
  const found = storedAt(state.objects, id);
  if (found?.kind === "gone") return found.characteristics;
  if (found?.kind !== "card") return NOTHING;
  const listed = found.faceDown?.values;
  if (listed !== undefined) return { ...NOTHING, types: listed.types, subtypes: listed.subtypes ?? [], ...(listed.power === undefined ? {} : { power: listed.power }), ...(listed.toughness === undefined ? {} : { toughness: listed.toughness }) };
  const [top] = found.components;
  const card = top === undefined ? undefined : state.definitions[top.what.definition];
  const face = top?.face === "back" ? card?.faces[1] : card?.faces[0];
  if (face === undefined) return NOTHING;
  const { name, manaCost, supertypes, types, subtypes, power, toughness, abilities } = face;
  return {
    ...NOTHING, name, manaCost, supertypes, types, subtypes,
    ...(power === undefined ? {} : { power: power.value }), ...(toughness === undefined ? {} : { toughness: toughness.value }),
    abilities: abilities.map((ability, at) => ({ ability, key: `printed:${at}` })),
  };
}

/** Who controls an object. */
export function controllerOf(state: GameState, id: ObjectId): PlayerId | undefined {
  const found = storedAt(state.objects, id);
  return found?.kind === "gone" ? found.controller : objectAt(state, id)?.controller;
}
