import type { PlayerRef, Zone } from "@obverse/core";
import { possessor } from "./player.ts";
import type { Reader } from "./reader.ts";
import { scopeWith } from "./references.ts";

/** A zone as named: which, and whose. */
export interface ZonePhrase {
  readonly zone: Zone | readonly Zone[];
  readonly of?: PlayerRef;
}

const WORDS: Readonly<Record<string, Zone>> = {
  graveyard: "graveyard",
  graveyards: "graveyard",
  hand: "hand",
  hands: "hand",
  library: "library",
  libraries: "library",
};

/** Reads “your graveyard”, “the battlefield”, “exile”, “their owners' hands”, “graveyards and libraries”. */
export function zonePhrase(r: Reader): ZonePhrase | undefined {
  return r.oneOf([shared, owned]);
}

function shared(r: Reader): ZonePhrase | undefined {
  if (r.eat("the battlefield")) return { zone: "battlefield" };
  if (r.eat("exile")) return { zone: "exile" };
  if (r.eat("the command zone or on the battlefield")) return { zone: ["command", "battlefield"] };
  if (r.eat("the command zone")) return { zone: "command" };
  if (r.eat("anywhere")) return { zone: [] };
  return undefined;
}

function owned(r: Reader): ZonePhrase | undefined {
  if (r.scope.targeting === true && r.eat("a single graveyard")) {
    r.scope = scopeWith(r.scope, { together: { kind: "one-owner" } });
    return { zone: "graveyard" };
  }
  const all = r.eat("all") || r.eat("a") || r.eat("each") || r.eat("any");
  const of = all ? undefined : r.attempt(possessor);
  const zones = zoneWords(r);
  if (zones === undefined) return undefined;
  const [only] = zones;
  return { zone: zones.length === 1 && only !== undefined ? only : zones, ...(of === undefined ? {} : { of }) };
}

function zoneWords(r: Reader): readonly Zone[] | undefined {
  const zones: Zone[] = [];
  for (;;) {
    const zone = WORDS[r.word()];
    if (zone === undefined) return undefined;
    r.at += 1;
    zones.push(zone);
    const more = r.attempt((inner) => {
      const comma = inner.eat(",");
      const word = inner.eatAny("and/or", "and", "or");
      if (!comma && word === undefined) return undefined;
      inner.eat("your");
      return WORDS[inner.word()] === undefined ? undefined : true;
    });
    if (more === undefined) return zones;
  }
}
