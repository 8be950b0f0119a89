import type { Selector } from "@obverse/core";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";

/** What something is compared with: “another creature you control or a creature card in your graveyard”. */
export function comparedWith(r: Reader): { readonly read: Selector } | undefined {
  const parts: Selector[] = [];
  for (;;) {
    r.eatAny("a", "an");
    const phrase = nounPhrase(r);
    if (phrase === undefined) return undefined;
    parts.push({
      kind: "all",
      filter: phrase.filter,
      ...(phrase.zone === undefined ? {} : { zone: phrase.zone }),
      ...(phrase.of === undefined ? {} : { of: phrase.of }),
    });
    if (!r.attempt((inner) => (inner.eat("or") && /^(a|an|another)$/.test(inner.word()) ? true : undefined))) break;
  }
  const [only] = parts;
  return { read: parts.length === 1 && only !== undefined ? only : { kind: "union", of: parts } };
}
