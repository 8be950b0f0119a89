import type { Ability, StaticAbility } from "../ability/ability.ts";
import type { Zone } from "../model/zone.ts";
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

/** Whether a static ability works in a zone (113.6, 604.3): the battlefield, or where it says; a characteristic-defining one everywhere. */
export function worksIn(ability: StaticAbility, zone: Zone): boolean {
  if (ability.defining === true) return true;
  return ability.from === undefined ? zone === "battlefield" : ability.from.includes(zone);
}
