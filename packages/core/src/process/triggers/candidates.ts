import type { Ability, TriggeredAbility } from "../../ability/ability.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import { abilitiesOfKeyword } from "../../keywords/abilities-of-keyword.ts";
import { INTRINSIC } from "../../keywords/intrinsic.ts";
import type { Card } from "../../model/card.ts";
import type { OwnedAbility } from "../../model/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { CopySource, GameObject, LastKnown } from "../../model/object.ts";
import type { FixedModification, GameState } from "../../model/state.ts";
import { abilitiesItMayHave, abilitiesOfCopy } from "../../query/printed-abilities.ts";
import { objectIndex } from "../../storage/object-index.ts";
import { objectAt } from "../../storage/objects.ts";
import type { TriggerKind } from "./trigger-kinds.ts";
import { isAtWork, waitingOf } from "./works-in.ts";

type Definitions = GameState["definitions"];

/**
 * The objects that may have a triggered ability of these kinds that works where they are: by what their cards print, or what an effect gives them.
 * Found by index, not by walking the board; whether one really has such an ability its characteristics say.
 */
export function triggerCandidates(state: GameState, kinds: ReadonlySet<TriggerKind>): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>();
  let granted = false;
  for (const entry of printed(state.objects, state.definitions)) {
    if (entry.kinds.some((kind) => kinds.has(kind))) found.add(entry.object);
    granted ||= entry.grants === "any" || entry.grants.some((kind) => kinds.has(kind));
  }
  for (const effect of state.effects) {
    if (effect.kind !== "continuous") continue;
    const given = kindsGiven(effect.modifications, state.definitions);
    if (given !== "any" && !given.some((kind) => kinds.has(kind))) continue;
    if (effect.objects === undefined) granted = true;
    else for (const id of effect.objects) found.add(id);
  }
  if (granted) for (const id of state.battlefield) found.add(id);
  return found;
}

/** The triggered abilities that an object has, those that its keywords stand for included, with their keys. */
export function triggeredAbilitiesOf(
  state: GameState,
  id: ObjectId,
): readonly (OwnedAbility & { readonly ability: TriggeredAbility })[] {
  const object = objectAt(state, id);
  if (
    object === undefined ||
    object.kind === "ability" ||
    (object.kind === "card" && object.permanent?.phasedOut !== undefined)
  )
    return [];
  const { abilities, subtypes } =
    object.kind === "emblem"
      ? { abilities: object.abilities.map((ability, at) => ({ ability, key: `printed:${at}` })), subtypes: [] }
      : characteristics(state, id);
  const own = abilities.flatMap(({ ability, key }) => {
    if (ability.kind === "triggered") return [{ ability, key }];
    if (ability.kind !== "keyword") return [];
    return abilitiesOfKeyword(ability.keyword).flatMap((meant, at) =>
      meant.kind === "triggered" ? [{ ability: meant, key: `${key}/${at}` }] : [],
    );
  });
  return [
    ...own,
    ...subtypes.flatMap((subtype) => intrinsicOf(subtype).map((ability) => ({ ability, key: `intrinsic:${subtype}` }))),
  ];
}

const intrinsicOf = (subtype: string): readonly TriggeredAbility[] =>
  Object.hasOwn(INTRINSIC, subtype) && INTRINSIC[subtype] !== undefined ? [INTRINSIC[subtype]] : [];

type Kinds = readonly TriggerKind[] | "any";

interface Printed {
  readonly object: ObjectId;
  readonly kinds: readonly TriggerKind[];
  /** Kinds of triggered abilities that its static abilities give to others. */
  readonly grants: Kinds;
}

const printed = objectIndex((entry: GameObject | LastKnown, definitions: Definitions): readonly Printed[] => {
  if (entry.kind === "gone" || entry.kind === "ability") return [];
  const abilities = [
    ...abilitiesItMayHave(entry, definitions).flatMap(meaningOf),
    ...intrinsicAbilities(entry, definitions),
  ];
  const kinds = abilities.flatMap((ability) =>
    ability.kind === "triggered"
      ? waitingOf(ability).flatMap(({ kind, zones }) => (isAtWork(entry, zones) ? [kind] : []))
      : [],
  );
  const grants =
    entry.zone === "battlefield" || entry.zone === "command"
      ? union(
          abilities.map(
            (ability): Kinds => (ability.kind === "static" ? kindsGiven(ability.modifications ?? [], definitions) : []),
          ),
        )
      : [];
  return kinds.length === 0 && grants.length === 0 ? [] : [{ object: entry.id, kinds, grants }];
});

function intrinsicAbilities(entry: GameObject, definitions: Definitions): readonly Ability[] {
  if (entry.kind !== "card" || entry.zone !== "battlefield") return [];
  const entered = entry.permanent?.enteredAs;
  return [
    ...entry.components.flatMap(({ what }) => intrinsicOfCard(definitions[what.definition])),
    ...(entered === undefined ? [] : intrinsicOfCopy(entered, definitions)),
  ];
}

const intrinsicOfCard = (card: Card | undefined): readonly Ability[] =>
  (card?.faces ?? []).flatMap(({ subtypes }) => subtypes.flatMap(intrinsicOf));

function intrinsicOfCopy(source: CopySource, definitions: Definitions): readonly Ability[] {
  if (source.kind === "merged") return source.parts.flatMap((part) => intrinsicOfCopy(part, definitions));
  return source.kind === "face-down" ? [] : intrinsicOfCard(definitions[source.definition]);
}

const meaningOf = (ability: Ability): readonly Ability[] =>
  ability.kind === "keyword" ? abilitiesOfKeyword(ability.keyword) : [ability];

function kindsGiven(modifications: readonly FixedModification[], definitions: Definitions): Kinds {
  return union(
    modifications.map((modification): Kinds => {
      switch (modification.kind) {
        case "gain":
          return kindsAmongAbilities(modification.abilities);
        case "copy-of":
          return [
            ...kindsAmongAbilities(abilitiesOfCopy(modification.source, definitions)),
            ...kindsAmongAbilities(intrinsicOfCopy(modification.source, definitions)),
          ];
        case "copy":
        case "gain-abilities-of":
          return "any";
        default:
          return [];
      }
    }),
  );
}

const kindsAmongAbilities = (abilities: readonly Ability[]): readonly TriggerKind[] =>
  abilities
    .flatMap(meaningOf)
    .flatMap((ability) => (ability.kind === "triggered" ? waitingOf(ability).map(({ kind }) => kind) : []));
const union = (all: readonly Kinds[]): Kinds =>
  all.includes("any") ? "any" : all.flatMap((kinds) => (kinds === "any" ? [] : kinds));
