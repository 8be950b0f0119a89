import type { TolerantCardSource } from "@obverse/card-data";
import type { CardSource } from "@obverse/core";
import { signal } from "@preact/signals";
import { builtIn } from "./loaded.ts";

/** Cards from files that the person dropped. Absent: none. */
export const ownCards = signal<TolerantCardSource | undefined>(undefined);

/** All cards that can be played: the person's own hide built-in ones of the same name. */
export function cardSource(): CardSource {
  const front = ownCards.value;
  const back = builtIn.value?.cards;
  return {
    get: (id) => front?.get(id) ?? back?.get(id),
    byName: (name) => front?.byName(name) ?? back?.byName(name),
    hasName: (name) => front?.hasName(name) === true || back?.hasName(name) === true,
  };
}
