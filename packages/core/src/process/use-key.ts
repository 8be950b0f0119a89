import type { Ability, ActivatedAbility, TriggeredAbility } from "../ability/ability.ts";
import { textOf } from "../format/text-of.ts";
import type { ObjectId } from "../model/ids.ts";
import { fingerprint } from "../storage/fingerprint.ts";

const said = new WeakMap<Ability, string>();

/** The key under which a turn counts the uses of an ability of an object. */
export function useKey(source: ObjectId, key: string, ability: ActivatedAbility | TriggeredAbility): string {
  return `${source}:${sameKey(key, ability)}`;
}

/** The key of one ability among all that an object ever has: with another face up, or as a copy, it has others in the same places (602.5b). */
export function sameKey(key: string, ability: ActivatedAbility | TriggeredAbility): string {
  const text = said.get(ability) ?? fingerprint(textOf(ability));
  said.set(ability, text);
  return `${key}:${text}`;
}
