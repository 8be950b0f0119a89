import type { Filter, Keyword } from "@obverse/core";
import { allOf } from "../grammar/noun/canonical.ts";
import type { Reader } from "../grammar/reader.ts";
import { subtypeOf } from "../vocabulary/plural.ts";
import { SUPERTYPE_WORDS } from "../vocabulary/words.ts";
import { keywordCost } from "./keyword.ts";

/** “Forestwalk”, “snow landwalk”, “nonbasic landwalk” (702.14). */
export function landwalk(r: Reader): Keyword | undefined {
  const parts: Filter[] = [];
  if (SUPERTYPE_WORDS.has(r.word()) && r.word(1).endsWith("walk")) {
    parts.push({ kind: "supertype", supertype: r.word() });
    r.at += 1;
  } else if (r.sees("nonbasic landwalk")) {
    parts.push({ kind: "not", of: { kind: "supertype", supertype: "basic" } });
    r.at += 1;
  }
  const word = r.word();
  if (!word.endsWith("walk") || word.length < 5) return undefined;
  const kind = word.slice(0, -4);
  const name = subtypeOf(kind);
  if (kind !== "land" && name === undefined) return undefined;
  parts.push(
    name === undefined || kind === "land" ? { kind: "type", type: "land" } : { kind: "subtype", subtype: name },
  );
  r.at += 1;
  return { name: "landwalk", filter: allOf(parts) };
}

/** “Plainscycling {2}”, “Basic landcycling {1}{G}” (702.29e). */
export function typecycling(r: Reader): Keyword | undefined {
  const parts: Filter[] = [];
  if (r.sees("basic landcycling")) {
    parts.push({ kind: "supertype", supertype: "basic" });
    r.at += 1;
  }
  const word = r.word();
  if (!word.endsWith("cycling") || word === "cycling") return undefined;
  const kind = word.slice(0, -7);
  const name = subtypeOf(kind);
  if (kind !== "land" && kind !== "artifact" && name === undefined) return undefined;
  parts.push(name === undefined || kind === "land" ? { kind: "type", type: kind } : { kind: "subtype", subtype: name });
  r.at += 1;
  const price = keywordCost(r);
  return price === undefined ? undefined : { name: "typecycling", cost: price, filter: allOf(parts) };
}
