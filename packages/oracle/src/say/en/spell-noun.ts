import type { Filter } from "@obverse/core";
import type { Scope } from "../scope.ts";
import { noun } from "./filter.ts";
import { many, type Noun } from "./noun.ts";

/** Whether a filter matches anything. */
export const nothing = (filter: Filter): boolean => filter.kind === "all" && filter.of.length === 0;

/** A description as that of a spell: the word “spell” is added where it isn't there. */
export function asSpell(scope: Scope, filter: Filter): Noun {
  const words = noun(scope, filter);
  if (words.heart.some((heart) => heart === "spell")) return words;
  return nothing(filter) || words.heart.every((heart) => typeof heart === "string" && heart.includes("\uE000permanent"))
    ? { ...words, heart: ["spell"] }
    : { ...words, heart: [...words.heart, "spell"] };
}

/** “Creature spells”. */
export function spells(scope: Scope, filter: Filter): string {
  return many(asSpell(scope, filter));
}
