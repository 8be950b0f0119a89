import type { Ability, StaticAbility } from "../ability/ability.ts";
import type { GameObject } from "../model/object.ts";
import { staticsOfKeyword } from "./keyword-statics.ts";
import { outsideStatics } from "./outside-statics.ts";

const expanded = new WeakMap<StaticAbility, readonly StaticAbility[]>();

/** The static abilities that an ability is or stands for, what it does outside the battlefield apart. */
export function staticsOf(ability: Ability): readonly StaticAbility[] {
  if (ability.kind === "static") {
    let found = expanded.get(ability);
    if (found === undefined) {
      found = [ability, ...outsideStatics(ability)];
      expanded.set(ability, found);
    }
    return found;
  }
  return ability.kind === "keyword" ? staticsOfKeyword(ability.keyword) : [];
}

/** Whether a static ability works where its object is (113.6, 604.3): on the battlefield, or where it says; an emblem's in the command zone (114.4); a characteristic-defining one everywhere. */
export function worksOn(ability: StaticAbility, { kind, zone }: Pick<GameObject, "kind" | "zone">): boolean {
  if (ability.defining === true || kind === "emblem") return true;
  return ability.from === undefined ? zone === "battlefield" : ability.from.includes(zone);
}
