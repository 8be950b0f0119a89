import type { Ability } from "../ability/ability.ts";
import { meldResultOf } from "../faces/definitions.ts";
import type { Card } from "../model/card.ts";
import type { CopySource, GameObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";

/** Every ability that an object's own components, or what it entered as a copy of, may give it, on any face: what indexes go by, never what it has now. */
export function abilitiesItMayHave(object: GameObject, definitions: GameState["definitions"]): readonly Ability[] {
  if (object.kind === "emblem") return object.abilities;
  if (object.kind === "ability") return [];
  const [only, second] = object.components;
  if (
    only !== undefined &&
    second === undefined &&
    object.faceDown === undefined &&
    object.permanent?.enteredAs === undefined
  )
    return abilitiesOfCard(definitions[only.what.definition], definitions);
  return [
    ...object.components.flatMap(({ what }) => abilitiesOfCard(definitions[what.definition], definitions)),
    ...(object.faceDown?.values.abilities ?? []),
    ...(object.permanent?.enteredAs === undefined ? [] : abilitiesOfCopy(object.permanent.enteredAs, definitions)),
  ];
}

const ofCard = new WeakMap<Card, readonly Ability[]>();

/** The abilities of all faces and halves of a card, and of what it melds into. */
function abilitiesOfCard(card: Card | undefined, definitions: GameState["definitions"]): readonly Ability[] {
  if (card === undefined) return [];
  let found = ofCard.get(card);
  if (found === undefined) {
    const result = meldResultOf(definitions, card);
    found = [...card.faces, ...(card.halves?.parts ?? []), ...(result?.faces ?? [])].flatMap((face) => face.abilities);
    ofCard.set(card, found);
  }
  return found;
}

/** Every ability that a copy source may give. */
export function abilitiesOfCopy(source: CopySource, definitions: GameState["definitions"]): readonly Ability[] {
  const added = source.exceptions?.abilities ?? [];
  switch (source.kind) {
    case "definition":
    case "melded":
      return [...(definitions[source.definition]?.faces.flatMap((face) => face.abilities) ?? []), ...added];
    case "face-down":
      return [...(source.values.abilities ?? []), ...added];
    case "merged":
      return [...source.parts.flatMap((part) => abilitiesOfCopy(part, definitions)), ...added];
  }
}
