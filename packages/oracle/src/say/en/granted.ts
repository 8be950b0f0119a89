import type { Ability } from "@obverse/core";
import { either, sentence } from "../phrase.ts";
import type { Scope } from "../scope.ts";
import { abilityText } from "./ability.ts";
import { keywordText } from "./keyword.ts";

/** Abilities that something gains or has: “flying and haste”, “flying and "{T}: Add {G}."”. `bearer` is what they call themselves. */
export function abilityWords(scope: Scope, abilities: readonly Ability[], bearer: string): string {
  const words = abilities.map((ability) => granted(scope, ability, bearer));
  if (words.length <= 1) return words[0] ?? "";
  const last = words[words.length - 1] ?? "";
  const before = words.slice(0, -1);
  return before.length === 1 ? `${before[0]} and ${last}` : `${before.join(", ")}${either(", ", " ")}and ${last}`;
}

function granted(scope: Scope, ability: Ability, bearer: string): string {
  if (ability.kind === "keyword") return keywordText(scope, ability.keyword);
  const inner = { ...scope, named: new Map(), focus: "", where: "", bare: false, targets: [], bearer };
  const words = abilityText(inner, ability);
  return `"${sentence(words.endsWith(".") ? words.slice(0, -1) + either(".", "") : words)}"`;
}
