import type { Filter, Keyword } from "@obverse/core";
import { nounPhrase } from "../grammar/noun/phrase.ts";
import type { Reader } from "../grammar/reader.ts";
import { COLOR_WORDS } from "../vocabulary/words.ts";

/** “Protection from white and from blue”, “protection from multicolored”, “hexproof from black”: one keyword each (702.16g). */
export function protection(r: Reader): readonly Keyword[] | undefined {
  const hexproof = r.eat("hexproof from");
  if (!hexproof && !r.eat("protection from")) return undefined;
  const found: Keyword[] = [];
  for (;;) {
    const from = quality(r);
    if (from === undefined) return undefined;
    if (hexproof) {
      if (from === "everything") return undefined;
      found.push({ name: "hexproof from", from });
    } else found.push({ name: "protection", from });
    if (!(r.eat(", and from") || r.eat("and from") || r.eat(", from"))) return found;
  }
}

function quality(r: Reader): Filter | "everything" | undefined {
  if (r.eat("everything")) return "everything";
  if (r.eat("each color") || r.eat("all colors")) return { kind: "not", of: { kind: "colorless" } };
  if (r.eat("multicolored")) return { kind: "multicolored" };
  if (r.eat("monocolored")) return { kind: "monocolored" };
  if (r.eat("colorless")) return { kind: "colorless" };
  if (r.eat("the chosen color")) return { kind: "chosen", what: "color" };
  if (r.eat("each opponent") || r.eat("your opponents")) return { kind: "controller", is: { kind: "opponents" } };
  if (r.eat("activated and triggered abilities")) return { kind: "stack-ability" };
  const color = COLOR_WORDS.get(r.word());
  if (color !== undefined) {
    r.at += 1;
    return { kind: "color", color };
  }
  return nounPhrase(r)?.filter;
}
