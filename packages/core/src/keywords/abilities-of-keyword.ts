import type { Ability } from "../ability/ability.ts";
import type { Keyword } from "../ability/keyword.ts";

/** The abilities that a keyword stands for (702). None where it is a rule of its own elsewhere. */
export function abilitiesOfKeyword(_keyword: Keyword): readonly Ability[] {
  return [];
}
