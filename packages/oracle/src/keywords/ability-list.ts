import type { Ability } from "@obverse/core";
import { quotedAbility } from "../compile/quoted.ts";
import type { Reader } from "../grammar/reader.ts";
import { keyword } from "./keyword.ts";

/** Reads keywords and quoted abilities joined by commas and “and”: `flying, haste, and "…"`. */
export function abilityList(r: Reader): readonly Ability[] | undefined {
  const first = oneAbility(r);
  if (first === undefined) return undefined;
  const all = [...first];
  for (;;) {
    const more = r.attempt((inner) => {
      if (!(inner.eat(", and") || inner.eat("and") || inner.eat(","))) return undefined;
      return oneAbility(inner);
    });
    if (more === undefined) return all;
    all.push(...more);
  }
}

function oneAbility(r: Reader): readonly Ability[] | undefined {
  if (r.token()?.kind === "quote") return quotedAbility(r);
  return r.attempt(keyword)?.map((found) => ({ kind: "keyword", keyword: found }));
}
