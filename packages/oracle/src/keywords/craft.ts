import type { Filter, Keyword } from "@obverse/core";
import { nounPhrase } from "../grammar/noun/phrase.ts";
import type { Reader } from "../grammar/reader.ts";
import { quantity } from "../grammar/selector/selector.ts";
import { keywordCost } from "./keyword.ts";

/** “Craft with artifact {1}{U}”, “Craft with two that share a card type {6}” (702.167). */
export function craft(r: Reader): Keyword | undefined {
  if (!r.eat("craft with")) return undefined;
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
