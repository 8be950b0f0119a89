import type { Ability } from "../ability/ability.ts";
import type { CopySource, GameObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";

/** Every ability that an object's own components, or what it entered as a copy of, may give it, on any face: what indexes go by, never what it has now. */
export function abilitiesItMayHave(object: GameObject, definitions: GameState["definitions"]): readonly Ability[] {
  if (object.kind === "emblem") return object.abilities;
  if (object.kind === "ability") return [];
  const cards = object.components.flatMap(({ what }) => {
    const card = definitions[what.definition];
    const result = card?.meld === undefined ? undefined : Object.values(definitions).find((other) => other.name === card.meld?.result);
    return [...(card === undefined ? [] : [card]), ...(result === undefined ? [] : [result])];
  });
  const faces = cards.flatMap((card) => [...card.faces, ...(card.halves?.parts ?? [])]);
  return [...faces.flatMap((face) => face.abilities), ...(object.faceDown?.values.abilities ?? []), ...(object.permanent?.enteredAs === undefined ? [] : abilitiesOfCopy(object.permanent.enteredAs, definitions))];
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
