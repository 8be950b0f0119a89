import type { KeywordAbility } from "../ability/ability.ts";
import type { CopyExceptions } from "../ability/modification.ts";
import { COLORS, type Color, type ManaCost } from "../model/mana.ts";
import type { CardObject } from "../model/object.ts";
import type { CopiableValues } from "./copiable-values.ts";
import { overloaded } from "./overloaded.ts";
import { kindOfSubtype } from "./type-lists.ts";

/** By which keyword the spell, or the spell that became the permanent, was cast. */
const castBy = ({ stack, cast, zone }: CardObject): string | undefined =>
  zone === "stack" ? stack?.via : zone === "battlefield" ? cast?.via : undefined;

/** Whether an object is a bestowed Aura: the spell, and the permanent it becomes for as long as that is attached (702.103b, 702.103f). */
export function isBestowed(object: CardObject): boolean {
  return castBy(object) === "bestow" && (object.zone === "stack" || object.permanent?.attachedTo !== undefined);
}

/** What a prototyped spell or permanent has instead of the card's ordinary mana cost, size and colors (702.160a, 718.3b). It is copied with it (718.3c–d). */
export function prototypeOf(object: CardObject, { abilities }: CopiableValues): CopyExceptions | undefined {
  if (castBy(object) !== "prototype") return undefined;
  for (const ability of abilities) {
    if (ability.kind !== "keyword" || ability.keyword.name !== "prototype") continue;
    const { cost, power, toughness } = ability.keyword;
    const manaCost = cost.flatMap((part) => (part.kind === "mana" ? part.mana : []));
    return { manaCost, setColors: colorsOf(manaCost), power, toughness };
  }
  return undefined;
}

function colorsOf(cost: ManaCost): readonly Color[] {
  const letters = new Set<string>(cost.flatMap((symbol) => symbol.split("/")));
  return COLORS.filter((color) => letters.has(color));
}

const ENCHANT_CREATURE: KeywordAbility = {
  kind: "keyword",
  keyword: { name: "enchant", target: { filter: { kind: "type", type: "Creature" }, min: 1, max: 1 } },
};

/** What a spell or permanent is by how it was cast, which no copy of the permanent has: overload's words (702.96b), a bestowed Aura (702.103b). */
export function asCast(object: CardObject, values: CopiableValues): CopiableValues {
  if (object.stack?.via === "overload") return { ...values, abilities: values.abilities.map(overloaded) };
  if (!isBestowed(object)) return values;
  const { power: _, toughness: __, ...rest } = values;
  return {
    ...rest,
    types: values.types.filter((type) => type !== "Creature"),
    subtypes: [...values.subtypes.filter((subtype) => kindOfSubtype(subtype) !== "creature"), "Aura"],
    abilities: [...values.abilities, ENCHANT_CREATURE],
  };
}
