import { BASIC_LAND_TYPES } from "../model/card-types.ts";
import type { OwnedAbility } from "../model/characteristics.ts";
import type { Draft } from "./draft.ts";
import { asPrinted, CREATURE_TYPES, kindOfSubtype, TYPES_OF_KIND } from "./type-lists.ts";

/** The types, subtypes and supertypes that an effect names. */
export interface TypeChange {
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
}

/** Adds types (205.1b). */
export function addTypes(draft: Draft, named: TypeChange): Draft {
  const change = printed(named);
  return {
    ...draft,
    supertypes: union(draft.supertypes, change.supertypes),
    types: union(draft.types, change.types),
    subtypes: union(draft.subtypes, change.subtypes),
  };
}

/**
 * Sets types (205.1a): new card types replace the old ones and take along subtypes that belong to none of them; new subtypes replace those of the
 * same kind; what becomes an “artifact creature” keeps its other types (205.1b); a basic land type set on a land takes away what its text gave it (305.7).
 */
export function setTypes(draft: Draft, named: TypeChange): Draft {
  const change = printed(named);
  const artifactCreature = change.types?.includes("Artifact") === true && change.types.includes("Creature");
  const types = artifactCreature ? union(draft.types, change.types) : (change.types ?? draft.types);
  const kinds = new Set(change.subtypes?.map(kindOfSubtype));
  const kept = draft.subtypes.filter(
    (subtype) =>
      !kinds.has(kindOfSubtype(subtype)) &&
      belongs(subtype, types) &&
      (artifactCreature || change.types === undefined || change.subtypes === undefined),
  );
  const becomesBasic =
    types.includes("Land") && (change.subtypes ?? []).some((subtype) => BASIC_LAND_TYPES[subtype] !== undefined);
  return {
    ...draft,
    supertypes: change.supertypes ?? draft.supertypes,
    types,
    subtypes: union(kept, change.subtypes),
    abilities: becomesBasic ? draft.abilities.filter(({ key }) => !key.startsWith("printed:")) : draft.abilities,
  };
}

/** Takes types away (205.1a): subtypes that then belong to no type it has go too. */
export function removeTypes(
  draft: Draft,
  change: {
    readonly supertypes?: readonly string[];
    readonly types?: readonly string[];
    readonly subtypes?: readonly string[] | "creature";
  },
): Draft {
  const gone = { supertypes: change.supertypes?.map(asPrinted), types: change.types?.map(asPrinted) };
  const types = draft.types.filter((type) => gone.types?.includes(type) !== true);
  const { subtypes } = change;
  const named = (subtype: string) =>
    subtypes === "creature" ? kindOfSubtype(subtype) === "creature" : subtypes?.includes(subtype) === true;
  return {
    ...draft,
    supertypes: draft.supertypes.filter((supertype) => gone.supertypes?.includes(supertype) !== true),
    types,
    subtypes: draft.subtypes.filter(
      (subtype) => !named(subtype) && (change.types === undefined || belongs(subtype, types)),
    ),
  };
}

function printed({ supertypes, types, subtypes }: TypeChange): TypeChange {
  return {
    ...(supertypes === undefined ? {} : { supertypes: supertypes.map(asPrinted) }),
    ...(types === undefined ? {} : { types: types.map(asPrinted) }),
    ...(subtypes === undefined ? {} : { subtypes: subtypes.map(asPrinted) }),
  };
}

/** Adds every creature type (702.73a). */
export function addAllCreatureTypes(draft: Draft): Draft {
  return { ...draft, subtypes: union(draft.subtypes, CREATURE_TYPES) };
}

/** The mana abilities that a land has by its basic land types (305.6). */
export function intrinsicManaAbilities(draft: Draft): readonly OwnedAbility[] {
  if (!draft.types.includes("Land")) return [];
  return draft.subtypes.flatMap((subtype) => INTRINSIC.get(subtype) ?? []);
}

/** By basic land type, the ability to add one mana of its color. */
const INTRINSIC: ReadonlyMap<string, OwnedAbility> = new Map(
  Object.entries(BASIC_LAND_TYPES).map(([subtype, mana]): [string, OwnedAbility] => [
    subtype,
    {
      key: `intrinsic:${subtype}`,
      ability: {
        kind: "activated",
        cost: [{ kind: "tap-self" }],
        effect: [{ kind: "add-mana", mana: { kind: "fixed", mana: [mana] } }],
      },
    },
  ]),
);

/** The list with what it lacks of the other, or the same list. */
function union(list: readonly string[], more: readonly string[] | undefined): readonly string[] {
  const added = (more ?? []).filter((item) => !list.includes(item));
  return added.length === 0 ? list : [...list, ...added];
}

function belongs(subtype: string, types: readonly string[]): boolean {
  return TYPES_OF_KIND[kindOfSubtype(subtype)].some((type) => types.includes(type));
}
