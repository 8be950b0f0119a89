import type { Selector } from "@obverse/core";
import { asTheyWere, thisWay } from "../amount.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";

/** “Card exiled this way”, “creature destroyed this way”: all that the instruction before acted on. */
export function fromAmongAll(r: Reader): { readonly act: Selector; readonly nouns: readonly string[] } | undefined {
  if (r.scope.done === undefined) return undefined;
  const phrase = nounPhrase(r);
  const were = phrase === undefined ? {} : asTheyWere(r, phrase.nouns);
  const did = phrase === undefined ? undefined : thisWay(r);
  if (phrase === undefined || did === undefined) return undefined;
  const of: Selector = { kind: "bound", name: did };
  const plain = phrase.filter.kind === "card" || phrase.filter.kind === "permanent";
  return { act: plain ? of : { kind: "where", of, filter: phrase.filter, ...were }, nouns: phrase.nouns };
}
