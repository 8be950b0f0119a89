import type { Keyword } from "@obverse/core";
import { nounPhrase } from "../grammar/noun/phrase.ts";
import type { Reader } from "../grammar/reader.ts";

/** “Enchant creature you control”, “Enchant player” (702.5). */
export function enchant(r: Reader): Keyword | undefined {
  if (!r.eat("enchant")) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  return {
    name: "enchant",
    target: {
      filter: phrase.filter,
      ...(phrase.zone === undefined ? {} : { zone: phrase.zone }),
      ...(phrase.of === undefined ? {} : { of: phrase.of }),
      min: 1,
      max: 1,
    },
  };
}
