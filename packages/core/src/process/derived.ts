import type { Card, Face, FaceSide } from "../model/card.ts";
import type { CopyExceptions } from "../ability/modification.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { DefinitionId, ObjectId, PlayerId } from "../model/ids.ts";
import type { AbilityObject, CardObject, CopySource } from "../model/object.ts";
import type { Refusal } from "../model/refusal.ts";
import type { GameState } from "../model/state.ts";
import { storedAt } from "../storage/objects.ts";

/** Stands in for what derives characteristics and judges faces, until that is there: printed values of the face that is up, without effects. */
const NOTHING: Characteristics = { name: null, manaCost: null, manaValue: 0, colors: [], supertypes: [], types: [], subtypes: [], abilities: [] };

/** The face whose values an object has. */
function printedFace(state: GameState, object: CardObject): Face | undefined {
  const entered = object.permanent?.enteredAs;
  if (entered !== undefined && "definition" in entered) return faceOf(definitionOf(state.definitions, entered.definition), entered.kind === "definition" ? entered.face : "front");
  const melded = meldedResultOf(state, object);
  const [top] = object.components;
  if (melded !== undefined) return melded.faces[0];
  return top === undefined ? undefined : faceOf(definitionOf(state.definitions, top.what.definition), top.face);
}

/** An object's characteristics by the face that is up, before any effect. */
export function characteristics(state: GameState, id: ObjectId): Characteristics {
  const found = storedAt(state.objects, id);
  if (found?.kind === "gone") return found.characteristics;
  if (found?.kind !== "card") return NOTHING;
  const listed = found.faceDown?.values;
  if (listed !== undefined) return { ...NOTHING, types: listed.types, subtypes: listed.subtypes ?? [], ...(listed.power === undefined ? {} : { power: listed.power }), ...(listed.toughness === undefined ? {} : { toughness: listed.toughness }) };
  const face = printedFace(state, found);
  if (face === undefined) return NOTHING;
  const { name, manaCost, supertypes, types, subtypes, power, toughness, abilities } = face;
  return {
    ...NOTHING, name, manaCost, supertypes, types, subtypes,
    ...(power === undefined ? {} : { power: power.value }), ...(toughness === undefined ? {} : { toughness: toughness.value }),
    abilities: abilities.map((ability, at) => ({ ability, key: `printed:${at}` })),
  };
}

/** Printed numbers of the face that is up. */
export function copiableValues(state: GameState, id: ObjectId): { readonly loyalty?: number; readonly defense?: number } {
  const found = storedAt(state.objects, id);
  const face = found?.kind === "card" && found.faceDown === undefined ? printedFace(state, found) : undefined;
  return { ...(face?.loyalty === undefined ? {} : { loyalty: face.loyalty.value }), ...(face?.defense === undefined ? {} : { defense: face.defense.value }) };
}

/** Who controls an object. */
export function controllerOf(state: GameState, id: ObjectId): PlayerId {
  const found = storedAt(state.objects, id);
  if (found === undefined) throw new Error(`no object ${id}`);
  return found.controller;
}

/** What a copy would be fixed as. */
export function copySourceOf(state: GameState, id: ObjectId): CopySource {
  const found = storedAt(state.objects, id);
  const object = found?.kind === "gone" ? found.object : found;
  if (object?.kind !== "card") throw new Error(`no card ${id}`);
  if (object.faceDown !== undefined) return { kind: "face-down", values: object.faceDown.values };
  if (object.permanent?.enteredAs !== undefined) return object.permanent.enteredAs;
  const melded = meldedResultOf(state, object);
  const [top] = object.components;
  if (melded !== undefined) return { kind: "melded", definition: melded.id };
  if (top === undefined) throw new Error(`no component of ${id}`);
  return { kind: "definition", definition: top.what.definition, face: object.zone === "battlefield" || object.zone === "stack" ? top.face : "front" };
}

/** A source with exceptions. */
export function sourceWithExceptions(source: CopySource, exceptions: CopyExceptions | undefined): CopySource {
  return exceptions === undefined ? source : { ...source, exceptions: { ...source.exceptions, ...exceptions } };
}

/** The definition under this key. */
export function definitionOf(definitions: GameState["definitions"], id: DefinitionId): Card {
  const found = definitions[id];
  if (found === undefined) throw new Error(`no definition ${id}`);
  return found;
}

/** A face of a card. */
export function faceOf(card: Card, side: FaceSide): Face | undefined {
  return side === "front" ? card.faces[0] : card.faces[1];
}

/** Whether a card has two faces. */
export function isDoubleFacedCard(card: Card): boolean {
  return card.faces.length === 2 || card.kind === "meld";
}

/** Whether an object is represented by a double-faced card or token. */
export function isDoubleFacedObject(state: GameState, object: CardObject): boolean {
  return meldedResultOf(state, object) !== undefined || (object.components.length === 1 && object.components.some(({ what }) => isDoubleFacedCard(definitionOf(state.definitions, what.definition))));
}

/** What a melded permanent is. */
export function meldedResultOf(state: GameState, object: CardObject): Card | undefined {
  const [one, other, third] = object.components;
  if (object.zone !== "battlefield" || one?.face !== "back" || other?.face !== "back" || third !== undefined) return undefined;
  const result = definitionOf(state.definitions, one.what.definition).meld?.result;
  return result === undefined ? undefined : Object.values(state.definitions).find(({ name }) => name === result);
}

/** Whether what is told to enter transformed can. */
export function canEnterTransformed(card: Card, switches: { readonly entersTransformed: "nonmodal" | "double-faced" }): boolean {
  return card.faces.length === 2 && (switches.entersTransformed === "double-faced" || card.kind !== "modal");
}

/** Whether a face is an instant's or sorcery's. */
export function isInstantOrSorceryFace(face: Face): boolean {
  return face.types.includes("Instant") || face.types.includes("Sorcery");
}

/** Why a permanent can't transform or convert. */
export function transformRefusal(state: GameState, id: ObjectId, verb: "transform" | "convert", _ability?: AbilityObject): Refusal | undefined {
  const found = storedAt(state.objects, id);
  const object = found?.kind === "card" ? found : undefined;
  const code = verb === "transform" ? "cannot-transform" : "cannot-convert";
  if (object === undefined || object.components.every(({ what }) => definitionOf(state.definitions, what.definition).faces.length < 2)) return { code, rules: ["712.9"] };
  return undefined;
}
