import type { ActivatedAbility } from "../../ability/ability.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import { abilitiesOfKeyword } from "../../keywords/abilities-of-keyword.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { objectAt } from "../../storage/objects.ts";

/** An activated ability of an object, under the key by which its uses are counted. */
export interface OwnedActivated {
  readonly ability: ActivatedAbility;
  readonly key: string;
}

/** The activated abilities that an object has, those that its keywords stand for included, wherever they work: printed ones first, then granted ones. */
export function activatedAbilitiesOf(state: GameState, id: ObjectId): readonly OwnedActivated[] {
  if (objectAt(state, id) === undefined) return [];
  return characteristics(state, id).abilities.flatMap(({ ability, key }): readonly OwnedActivated[] => {
    if (ability.kind === "activated") return [{ ability, key }];
    if (ability.kind !== "keyword") return [];
    return abilitiesOfKeyword(ability.keyword).flatMap((made, at) =>
      made.kind === "activated" ? [{ ability: made, key: at === 0 ? key : `${key}/${at}` }] : [],
    );
  });
}
