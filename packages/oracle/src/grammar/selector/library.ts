import type { Amount, Selector } from "@obverse/core";
import { amount } from "../amount.ts";
import { isPlural, possessor } from "../player.ts";
import type { Reader } from "../reader.ts";
import { each, type Named } from "./selector.ts";

/** “The top card of your library”, “the top five cards of their library”, “that many cards from the top of your library”. */
export function librarySelector(r: Reader): Named | undefined {
  if (!r.contains("library") && !r.contains("libraries")) return undefined;
  return r.oneOf<Named>([topFirst, countFirst]);
}

function topFirst(r: Reader): Named | undefined {
  if (!r.eat("the")) return undefined;
  const from = r.eatAny("top", "bottom");
  if (from === undefined) return undefined;
  const count = r.eat("card") ? 1 : r.attempt((inner) => counted(inner));
  if (count === undefined || !r.eat("of")) return undefined;
  return ofLibrary(r, from as "top", count);
}

function counted(r: Reader): Amount | undefined {
  const count = amount(r);
  return count !== undefined && r.eat("cards") ? count : undefined;
}

function countFirst(r: Reader): Named | undefined {
  const late = r.eat("a number of cards");
  const count = late ? 1 : r.eat("cards equal to") ? amount(r) : r.eat("a card") ? 1 : counted(r);
  if (count === undefined || !r.eat("from the")) return undefined;
  const from = r.eatAny("top", "bottom");
  if (from === undefined || !r.eat("of")) return undefined;
  if (!late) return ofLibrary(r, from as "top", count);
  // “… equal to …” comes last, and says how many.
  const start = r.mark();
  if (ofLibrary(r, from as "top", count) === undefined || !r.eat("equal to")) return undefined;
  const size = amount(r);
  const end = r.at;
  if (size === undefined) return undefined;
  r.reset(start);
  const found = ofLibrary(r, from as "top", size);
  r.at = end;
  return found;
}

function ofLibrary(r: Reader, from: "top" | "bottom", count: Amount): Named | undefined {
  const of = possessor(r);
  if (of === undefined || !(r.eat("library") || r.eat("libraries"))) return undefined;
  const act: Selector = {
    kind: "library",
    of:
      r.scope.subject !== undefined && each(r.scope.subject) !== undefined && of === r.scope.subject
        ? (each(of) ?? of)
        : of,
    from,
    count,
  };
  return { act, read: act, nouns: ["card"], number: count === 1 && !isPlural(of) ? "one" : "many", indefinite: true };
}
