import type { Selector } from "@obverse/core";
import { thisWay } from "../amount.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";

/** “Card exiled this way”, “creature destroyed this way”: all that the instruction before acted on. */
export function fromAmongAll(r: Reader): { readonly act: Selector; readonly nouns: readonly string[] } | undefined {
  const name = r.scope.done;
  if (name === undefined) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined || !thisWay(r)) return undefined;
  const of: Selector = { kind: "bound", name };
  const plain = phrase.filter.kind === "card" || phrase.filter.kind === "permanent";
  return { act: plain ? of : { kind: "where", of, filter: phrase.filter }, nouns: phrase.nouns };
}
