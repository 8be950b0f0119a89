import type { Ability } from "../../ability/ability.ts";
import type { Modification } from "../../ability/modification.ts";
import type { Replacement } from "../../ability/replacement.ts";
import { meldResultOf } from "../../faces/definitions.ts";
import type { Card } from "../../model/card.ts";
import type { DefinitionId, ObjectId } from "../../model/ids.ts";
import type { CopySource, GameObject, LastKnown } from "../../model/object.ts";
import type { FixedModification, GameState } from "../../model/state.ts";
import { objectIndex } from "../../storage/object-index.ts";

type Kind = Replacement["kind"];
type Definitions = GameState["definitions"];

/**
 * The objects that may have replacement abilities of these kinds: by what their cards print or what they entered as, and those that an effect
 * gives abilities to or makes copies. Found by index, not by walking the board; whether one really has such an ability its characteristics say.
 */
export function replacementCandidates(state: GameState, kinds: readonly Kind[]): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>();
  let granted = false;
  for (const entry of printed(state.objects, state.definitions)) {
    if (kinds.some((kind) => entry.kinds.has(kind))) found.add(entry.object);
    granted ||= entry.copies || kinds.some((kind) => entry.grants.has(kind));
  }
  for (const effect of state.effects) {
    if (effect.kind !== "continuous") continue;
    const kindsGiven = kindsOfModifications(effect.modifications, state.definitions);
    if (!kinds.some((kind) => kindsGiven.has(kind))) continue;
    if (effect.objects === undefined) granted = true;
    else for (const id of effect.objects) found.add(id);
  }
  if (granted) for (const id of state.battlefield) found.add(id);
  return found;
}

interface Printed {
  readonly object: ObjectId;
  readonly kinds: ReadonlySet<Kind>;
  /** Kinds that its static abilities give to other objects. */
  readonly grants: ReadonlySet<Kind>;
  /** A static ability of it makes copies: of what, its choices tell. */
  readonly copies: boolean;
}

const printed = objectIndex((entry: GameObject | LastKnown, definitions: Definitions): readonly Printed[] => {
  if (entry.kind === "gone" || entry.kind === "ability") return [];
  const abilities =
    entry.kind === "emblem"
      ? entry.abilities
      : [
          ...entry.components.flatMap(({ what }) => abilitiesOf(definitions, what.definition)),
          ...(entry.permanent?.enteredAs === undefined
            ? []
            : abilitiesOfSource(definitions, entry.permanent.enteredAs)),
        ];
  const kinds = new Set(
    abilities.flatMap((ability) => (ability.kind === "replacement" ? [ability.replacement.kind] : [])),
  );
  const grants = new Set(
    abilities.flatMap((ability) =>
      ability.kind === "static" ? [...kindsOfModifications(ability.modifications ?? [], definitions)] : [],
    ),
  );
  const copies = abilities.some(
    (ability) => ability.kind === "static" && ability.modifications?.some(({ kind }) => kind === "copy") === true,
  );
  return kinds.size + grants.size === 0 && !copies ? [] : [{ object: entry.id, kinds, grants, copies }];
});

function kindsOfModifications(
  modifications: readonly FixedModification[],
  definitions: Definitions,
): ReadonlySet<Kind> {
  return new Set(
    modifications.flatMap((modification) =>
      abilitiesGivenBy(modification, definitions).flatMap((ability) =>
        ability.kind === "replacement" ? [ability.replacement.kind] : [],
      ),
    ),
  );
}

function abilitiesGivenBy(modification: FixedModification, definitions: Definitions): readonly Ability[] {
  switch (modification.kind) {
    case "gain":
      return modification.abilities;
    case "copy-of":
      return abilitiesOfSource(definitions, modification.source);
    case "copy":
      return (modification as Extract<Modification, { kind: "copy" }>).exceptions?.abilities ?? []; // told apart above
    default:
      return [];
  }
}

function abilitiesOfSource(definitions: Definitions, source: CopySource): readonly Ability[] {
  const own = source.exceptions?.abilities ?? [];
  switch (source.kind) {
    case "definition":
    case "melded":
      return [...abilitiesOf(definitions, source.definition), ...own];
    case "face-down":
      return [...(source.values.abilities ?? []), ...own];
    case "merged":
      return [...source.parts.flatMap((part) => abilitiesOfSource(definitions, part)), ...own];
  }
}

const ofCards = new WeakMap<Card, readonly Ability[]>();

function abilitiesOf(definitions: Definitions, id: DefinitionId): readonly Ability[] {
  const card = definitions[id];
  if (card === undefined) return [];
  let found = ofCards.get(card);
  if (found === undefined) {
    const result = meldResultOf(definitions, card);
    found = [...card.faces, ...(card.halves?.parts ?? []), ...(result?.faces ?? [])].flatMap(
      ({ abilities }) => abilities,
    );
    ofCards.set(card, found);
  }
  return found;
}
