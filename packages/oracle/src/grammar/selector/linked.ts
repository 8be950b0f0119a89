import type { Selector } from "@obverse/core";
import { allOf } from "../noun/canonical.ts";
import { nounPhrase } from "../noun/phrase.ts";
import type { Reader } from "../reader.ts";
import { type Named, quantity } from "./selector.ts";

/** “All cards exiled with ~”, “a creature card exiled with it with mana value X”, “a card exiled with ~” (607.2a). */
export function linkedCards(r: Reader): Named | undefined {
  const all = r.eat("all") || r.eat("each") || r.eat("the");
  const many = all ? undefined : r.attempt(quantity);
  if (!all && many === undefined) return undefined;
  const phrase = nounPhrase(r);
  if (phrase === undefined) return undefined;
  const parts = phrase.filter.kind === "all" ? phrase.filter.of : [phrase.filter];
  const own = (part: (typeof parts)[number]): boolean => part.kind === "exiled-with" && part.what.kind === "self";
  if (!parts.some(own)) return undefined;
  const rest = parts.filter((part) => !own(part));
  const plain = rest.length === 0 || (rest.length === 1 && rest[0]?.kind === "card");
  const linked: Selector = { kind: "linked", link: "exiled-with", ...(plain ? {} : { filter: allOf(rest) }) };
  if (many === undefined) return { act: linked, read: linked, nouns: phrase.nouns, number: phrase.number };
  const act: Selector = { kind: "choose-from", chooser: { kind: "you" }, from: linked, min: many.min, max: many.max };
  return { act, read: act, nouns: phrase.nouns, number: many.max === 1 ? "one" : "many", indefinite: true };
}
