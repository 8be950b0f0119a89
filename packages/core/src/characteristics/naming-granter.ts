import type { Ability } from "../ability/ability.ts";
import type { ObjectId } from "../model/ids.ts";

const known = new WeakMap<readonly Ability[], Map<ObjectId, readonly Ability[]> | "none">();

/** Abilities as an object grants them: what names the granting object by its name means that very object from then on (201.5a). */
export function namingGranter(abilities: readonly Ability[], granter: ObjectId | undefined): readonly Ability[] {
  let found = known.get(abilities);
  if (found === undefined) {
    found = JSON.stringify(abilities).includes(GRANTER) ? new Map() : "none";
    known.set(abilities, found);
  }
  if (found === "none" || granter === undefined) return abilities;
  let named = found.get(granter);
  if (named === undefined) {
    // Only selectors of that one kind are exchanged.
    named = JSON.parse(
      JSON.stringify(abilities).replaceAll(GRANTER, JSON.stringify({ kind: "granted-by", object: granter })),
    ) as readonly Ability[];
    found.set(granter, named);
  }
  return named;
}

const GRANTER = JSON.stringify({ kind: "granter" });
