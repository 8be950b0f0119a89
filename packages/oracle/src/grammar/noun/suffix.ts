import type { Filter, PlayerRef, Zone } from "@obverse/core";
import { PLAYER_WORDS } from "../../vocabulary/first-words.ts";
import { startsWithDigit } from "../../vocabulary/numbers.ts";
import type { Reader } from "../reader.ts";
import { zonePhrase } from "../zone.ts";
import { holding } from "./holding.ts";
import { relative } from "./relative.ts";
import { without, withWhat } from "./with.ts";

/** What follows a noun: demands, and a zone. */
export interface Suffixes {
  readonly filters: readonly Filter[];
  readonly zone?: Zone | readonly Zone[];
  readonly of?: PlayerRef;
}

/** The words that such a demand, or a zone, can begin with: a new first word in `holding`, `withWhat`, `without` or `relative` belongs here too. */
const SUFFIX_WORDS: ReadonlySet<string> = new Set([
  ...["named", "not", "of", "with", "without", "other", "except", "attached", "enchanting", "put", "exiled"],
  ...["that", "who", "whose", "attacking", "blocking", "in", "from", "on"],
  ...PLAYER_WORDS,
]);

/** Reads everything that can follow a noun, in any order. */
export function suffixes(r: Reader): Suffixes | undefined {
  const filters: Filter[] = [];
  let place: { readonly zone: Zone | readonly Zone[]; readonly of?: PlayerRef } | undefined;
  while (SUFFIX_WORDS.has(r.word()) || startsWithDigit(r.word())) {
    const more = r.oneOf<readonly Filter[]>([holding, withWhat, without, relative]);
    if (more !== undefined) {
      filters.push(...more);
      continue;
    }
    const where = place === undefined ? r.attempt(location) : undefined;
    if (where === undefined) break;
    place = where;
  }
  return { filters, ...place };
}

/** “In your graveyard”, “from a graveyard”, “on the battlefield”, “in exile”. */
function location(r: Reader): { readonly zone: Zone | readonly Zone[]; readonly of?: PlayerRef } | undefined {
  if (r.eatAny("in", "from", "on") === undefined) return undefined;
  const place = zonePhrase(r);
  return place === undefined || (Array.isArray(place.zone) && place.zone.length === 0) ? undefined : place;
}
