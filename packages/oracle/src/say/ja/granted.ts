import type { Ability } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { abilityText } from "./ability.ts";
import { keywordText } from "./keyword.ts";

/** Abilities that something gains or has: 飛行と「{T}：{G}を加える。」. `bearer` is what they call themselves. */
export const abilityWords = (scope: Scope, abilities: readonly Ability[], bearer: string): string =>
  abilities.map((ability) => granted(scope, ability, bearer)).join("と");

function granted(scope: Scope, ability: Ability, bearer: string): string {
  if (ability.kind === "keyword") return keywordText(scope, ability.keyword);
  return `「${abilityText({ ...scope, named: new Map(), focus: "", where: "", bare: false, targets: [], bearer }, ability)}」`;
}
