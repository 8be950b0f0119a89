import type { Ability } from "../ability/ability.ts";
import type { Keyword } from "../ability/keyword.ts";
import { ACTIVATED_WITH_COST, ACTIVATED_WITH_NUMBER, craft, reinforce, typecycling } from "./activated.ts";
import { MELEE, MYRIAD } from "./attacking.ts";
import { champion } from "./champion.ts";
import { SOULBOND } from "./soulbond.ts";
import { partnerWith, TRIGGERED } from "./triggered.ts";
import { TRIGGERED_WITH_COST } from "./triggered-with-cost.ts";
import { TRIGGERED_WITH_NUMBER } from "./triggered-with-number.ts";

const NONE: readonly Ability[] = [];
const known = new WeakMap<Keyword, readonly Ability[]>();

/** The abilities that a keyword stands for (702). None where it is a rule of its own elsewhere. */
export function abilitiesOfKeyword(keyword: Keyword): readonly Ability[] {
  let found = known.get(keyword);
  if (found === undefined) {
    found = meaningOf(keyword);
    known.set(keyword, found);
  }
  return found;
}

function meaningOf(keyword: Keyword): readonly Ability[] {
  switch (keyword.name) {
    case "craft":
      return [
        craft(keyword.cost, keyword.materials, keyword.count, {
          ...(keyword.orMore === undefined ? {} : { orMore: true }),
          ...(keyword.share === undefined ? {} : { share: keyword.share }),
          ...(keyword.each === undefined ? {} : { each: keyword.each }),
        }),
      ];
    case "typecycling":
      return [typecycling(keyword.cost, keyword.filter)];
    case "reinforce":
      return [reinforce(keyword.value, keyword.cost)];
    case "champion":
      return champion(keyword.filter);
    case "melee":
      return MELEE;
    case "myriad":
      return MYRIAD;
    case "soulbond":
      return SOULBOND;
    case "partner with":
      return [partnerWith(keyword.card)];
    default:
      if ("value" in keyword)
        return (
          TRIGGERED_WITH_NUMBER[keyword.name]?.(keyword.value) ??
          ACTIVATED_WITH_NUMBER[keyword.name]?.(keyword.value) ??
          NONE
        );
      if ("cost" in keyword)
        return (
          TRIGGERED_WITH_COST[keyword.name]?.(keyword.cost) ??
          ACTIVATED_WITH_COST[keyword.name]?.(
            keyword.cost,
            "reduction" in keyword || "filter" in keyword || "condition" in keyword ? keyword : {},
          ) ??
          NONE
        );
      return TRIGGERED[keyword.name] ?? NONE;
  }
}
