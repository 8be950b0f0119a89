import type { KeywordAbility } from "@obverse/core";
import type { Reader } from "../grammar/reader.ts";
import { keyword, startsKeyword } from "./keyword.ts";

/** A whole line of keywords, parted by commas or semicolons; nothing where anything else stands there. */
export function keywordLine(r: Reader): readonly KeywordAbility[] | undefined {
  if (!startsKeyword(r)) return undefined;
  const all: KeywordAbility[] = [];
  for (;;) {
    const found = r.attempt(keyword);
    if (found === undefined) return undefined;
    all.push(...found.map((one) => ({ kind: "keyword" as const, keyword: one })));
    if (r.eat(",") || r.eat(";")) {
      r.eat("and");
      continue;
    }
    r.eat(".");
    return r.atEnd ? all : undefined;
  }
}
