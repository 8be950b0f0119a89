import { COST_KEYWORDS, NUMBER_KEYWORDS, PLAIN_KEYWORDS } from "@obverse/core";
import type { Reader } from "./reader.ts";

const OTHERS = ["protection", "hexproof from", "landwalk", "craft", "affinity", "suspend", "enchant", "typecycling"];

/** All names of keywords by their first word, the longest first. */
const BY_FIRST: ReadonlyMap<string, readonly string[]> = tableOf([
  ...PLAIN_KEYWORDS,
  ...COST_KEYWORDS,
  ...NUMBER_KEYWORDS,
  ...OTHERS,
]);

/** Reads the name of a keyword ability, without what follows it. */
export function keywordName(r: Reader): string | undefined {
  return BY_FIRST.get(r.word())?.find((name) => r.eat(tokensOf(name)));
}

/** A name as the tokens spell it. */
function tokensOf(name: string): string {
  return name.replace(/'s\b/g, " 's").replace("!", " !");
}

function tableOf(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const first = tokensOf(name).split(" ")[0] ?? "";
    table.set(first, [...(table.get(first) ?? []), name]);
  }
  return table;
}
