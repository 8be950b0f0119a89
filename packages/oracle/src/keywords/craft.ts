import type { Filter, Keyword } from "@obverse/core";
import { anyOf } from "../grammar/noun/canonical.ts";
import { descriptor } from "../grammar/noun/descriptor.ts";
import { nounPhrase } from "../grammar/noun/phrase.ts";
import type { Reader } from "../grammar/reader.ts";
import { quantity } from "../grammar/selector/selector.ts";
import { keywordCost } from "./keyword.ts";

/** “Craft with artifact {1}{U}”, “Craft with two that share a card type {6}” (702.167). */
export function craft(r: Reader): Keyword | undefined {
  if (!r.eat("craft with")) return undefined;
  const each = r.attempt(oneOfEach);
  if (each !== undefined) {
    const price = keywordCost(r);
    return price && { name: "craft", cost: price, materials: anyOf(each), count: each.length, each };
  }
  const more = r.attempt((inner) => {
    const many = quantity(inner);
    if (many === undefined) return undefined;
    if (inner.eat("or more")) return { count: many.min, orMore: true as const };
    return many.max === "any"
      ? { count: many.min, orMore: true as const }
      : many.min === many.max
        ? { count: many.min }
        : undefined;
  });
  const share = r.eat("that share a card type") ? { share: "card-type" as const } : {};
  const phrase = "share" in share ? undefined : r.attempt(nounPhrase);
  const materials: Filter = phrase?.filter ?? { kind: "all", of: [] };
  if (phrase === undefined && more === undefined) return undefined;
  const price = keywordCost(r);
  return price === undefined ? undefined : { name: "craft", cost: price, materials, count: 1, ...more, ...share };
}

/** “A Dinosaur, a Merfolk, a Pirate, and a Vampire”: one material of each kind. */
function oneOfEach(r: Reader): readonly Filter[] | undefined {
  const kinds: Filter[] = [];
  while (r.eatAny("a", "an") !== undefined) {
    const kind = descriptor(r);
    if (kind?.filter === undefined || kind.role === "adjective") return undefined;
    kinds.push(kind.filter);
    if (r.eat(", and") || r.eat("and") || r.eat(",")) continue;
    break;
  }
  return kinds.length > 1 ? kinds : undefined;
}
