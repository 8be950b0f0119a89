import { manaValueOfCost } from "../faces/mana-value.ts";
import type { Card, Face } from "../model/card.ts";
import { COLORS } from "../model/mana.ts";
import type { CardObject } from "../model/object.ts";
import { type CopiableValues, NO_VALUES, valuesOfFace } from "./copiable-values.ts";

/** The flags of a permanent that choose among its halves: unlocked doors of a Room (709.5c), flipped (710.1). */
export const HALF_FLAGS = { unlocked: ["unlocked-0", "unlocked-1"], flipped: "flipped" } as const;

/** The values of a two-part card that isn't double-faced, where it is (709–710, 715, 720). */
export function valuesOfHalves(card: Card, halves: NonNullable<Card["halves"]>, object: CardObject): CopiableValues {
  const x = object.stack?.x ?? 0;
  const { parts } = halves;
  const flags = object.permanent?.flags ?? {};
  if (halves.kind === "flip") return flags[HALF_FLAGS.flipped] === true ? flipped(parts) : ofFace(parts[0], x);
  const half = object.stack?.half;
  if (half !== undefined) return ofFace(parts[half], x);
  if (halves.kind === "room" && object.zone === "battlefield") {
    const open = parts.filter((_, at) => flags[HALF_FLAGS.unlocked[at === 0 ? 0 : 1]] === true);
    const [one] = open;
    if (open.length === 2) return combined(parts, x);
    return one === undefined
      ? { ...NO_VALUES, supertypes: parts[0].supertypes, types: parts[0].types, subtypes: parts[0].subtypes }
      : ofFace(one, x);
  }
  if (halves.kind === "split" || halves.kind === "aftermath" || halves.kind === "room") return combined(parts, x);
  return ofFace(card.faces[0], x);
}

function ofFace(face: Face, x: number): CopiableValues {
  return valuesOfFace(face, "front", manaValueOfCost(face.manaCost, x));
}

/** Both halves at once (709.4). */
function combined(parts: readonly [Face, Face], x: number): CopiableValues {
  const [one, other] = parts;
  const [a, b] = [ofFace(one, x), ofFace(other, x)];
  const union = (left: readonly string[], right: readonly string[]) => [...new Set([...left, ...right])];
  return {
    ...a,
    otherNames: [other.name],
    manaCost:
      one.manaCost === null && other.manaCost === null ? null : [...(one.manaCost ?? []), ...(other.manaCost ?? [])],
    manaValue: a.manaValue + b.manaValue,
    colors: COLORS.filter((color) => a.colors.includes(color) || b.colors.includes(color)),
    supertypes: union(a.supertypes, b.supertypes),
    types: union(a.types, b.types),
    subtypes: union(a.subtypes, b.subtypes),
    abilities: [...a.abilities, ...b.abilities],
  };
}

/** A flipped permanent: all of its second part but mana cost and colours (710.1b–c). */
function flipped([normal, alternative]: readonly [Face, Face]): CopiableValues {
  const { manaCost, manaValue, colors } = ofFace(normal, 0);
  return { ...ofFace(alternative, 0), manaCost, manaValue, colors };
}
