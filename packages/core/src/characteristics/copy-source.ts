import type { CopyExceptions } from "../ability/modification.ts";
import { definitionOf } from "../faces/definitions.ts";
import { faceOf, manaValueOfFace, manaValueOfMelded } from "../faces/face-up.ts";
import { type Part, partsOf } from "../faces/parts.ts";
import type { CardObject, CopySource } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { switchesOf } from "../rules/editions.ts";
import { type CopiableValues, NO_VALUES, valuesFaceDown, valuesOfFace } from "./copiable-values.ts";
import { mergeExceptions, withExceptions } from "./copy-exceptions.ts";
import { valuesOfHalves } from "./halves.ts";

/** The values that a copy effect's source gives the copy (707.2): a copied back face or melded pair has mana value 0 (202.3b–c). */
export function valuesOfSource(state: GameState, source: CopySource, object: CardObject): CopiableValues {
  return withExceptions(plainValues(state, source, object), source.exceptions);
}

/** A source with further exceptions on top of its own (707.3, 707.9b). */
export function sourceWithExceptions(source: CopySource, exceptions: CopyExceptions | undefined): CopySource {
  const merged = mergeExceptions(source.exceptions, exceptions);
  return merged === undefined ? source : { ...source, exceptions: merged };
}

function plainValues(state: GameState, source: CopySource, object: CardObject): CopiableValues {
  switch (source.kind) {
    case "definition": {
      const card = definitionOf(state.definitions, source.definition);
      if (card.halves !== undefined) {
        const { half: _own, ...stack } = object.stack ?? { targets: [] };
        return valuesOfHalves(card, card.halves, {
          ...object,
          stack: source.half === undefined ? stack : { ...stack, half: source.half },
        });
      }
      const face = faceOf(card, source.face);
      return face === undefined
        ? NO_VALUES
        : valuesOfFace(
            face,
            source.face,
            manaValueOfFace(card, source.face, "copied", switchesOf(state.edition), object.stack?.x),
          );
    }
    case "melded":
      return valuesOfFace(definitionOf(state.definitions, source.definition).faces[0], "front", 0);
    case "face-down":
      return valuesFaceDown(source.values);
    case "merged":
      return mergedValues(source.parts.map((part) => valuesOfSource(state, part, object)));
  }
}

/** The values of the object's own cards, tokens or copies, each with the face that is up (712.8, 730.2a), before any copy effect. */
export function ownValues(state: GameState, object: CardObject): CopiableValues {
  // 406.3a: a card exiled face down has no characteristics.
  if (object.hidden !== undefined) return NO_VALUES;
  if (object.zone !== "battlefield" && object.zone !== "stack") {
    const [top] = object.components;
    if (top === undefined) return NO_VALUES;
    const card = definitionOf(state.definitions, top.what.definition);
    return card.halves === undefined
      ? valuesOfFace(card.faces[0], "front", manaValueOfFace(card, "front", "own", switchesOf(state.edition)))
      : valuesOfHalves(card, card.halves, object);
  }
  return mergedValues(partsOf(state.definitions, object.components).map((part) => valuesOfPart(state, part, object)));
}

function valuesOfPart(state: GameState, part: Part, object: CardObject): CopiableValues {
  if (part.kind === "melded") return valuesOfFace(part.result.faces[0], "back", manaValueOfMelded(part.fronts));
  const { card, component } = part;
  if (card.halves !== undefined) return valuesOfHalves(card, card.halves, object);
  const face = faceOf(card, component.face);
  if (face === undefined) return NO_VALUES;
  return valuesOfFace(
    face,
    component.face,
    manaValueOfFace(card, component.face, "own", switchesOf(state.edition), object.stack?.x),
  );
}

/** The topmost values with the abilities of all (702.140e, 730.2a). */
function mergedValues(values: readonly CopiableValues[]): CopiableValues {
  const [top, ...below] = values;
  if (top === undefined) return NO_VALUES;
  return below.length === 0 ? top : { ...top, abilities: [top, ...below].flatMap(({ abilities }) => abilities) };
}

/** What a copy of the object's own cards would be fixed as: a face of a definition, a melded pair or merged parts. */
export function ownSource(state: GameState, object: CardObject): CopySource {
  const parts = partsOf(state.definitions, object.components).map((part): CopySource => {
    if (part.kind === "melded") return { kind: "melded", definition: part.result.id };
    const half = object.stack?.half;
    const side = object.zone === "battlefield" || object.zone === "stack" ? part.component.face : "front";
    if (part.card.kind === "melded") return { kind: "melded", definition: part.card.id };
    return { kind: "definition", definition: part.card.id, face: side, ...(half === undefined ? {} : { half }) };
  });
  const [only] = parts;
  if (only === undefined) throw new Error(`object ${object.id} has no components`);
  return parts.length === 1 ? only : { kind: "merged", parts };
}
