import { characteristics, controllerOf, copiableValues } from "../../characteristics/characteristics.ts";
import { countersInOrder } from "../../storage/counters.ts";
import { asItWouldExist, type Entering } from "../atoms/entering.ts";
import type { Procedure, Process } from "../process.ts";
import { countersReplaced } from "./counters.ts";

/** The counters that card types give a permanent as it enters: loyalty (306.5b), defense (310.4b), the first lore counter (714.3a). */
export function addIntrinsicCounters(p: Process, entering: Entering): void {
  const would = asItWouldExist(p.state, entering);
  const { types, subtypes, abilities } = characteristics(would, entering.id);
  const { loyalty, defense } = copiableValues(would, entering.id);
  const counters = { ...entering.object.counters };
  const add = (counter: string, count: number) => {
    if (count > 0) counters[counter] = (counters[counter] ?? 0) + count;
  };
  const compleated = abilities.some(
    ({ ability }) => ability.kind === "keyword" && ability.keyword.name === "compleated",
  );
  // 702.150a: two fewer for each Phyrexian symbol that was paid with life.
  const fewer = compleated ? 2 * (entering.object.cast?.paid?.phyrexian ?? 0) : 0;
  if (types.includes("Planeswalker")) add("loyalty", (loyalty ?? 0) - fewer);
  if (types.includes("Battle")) add("defense", defense ?? 0);
  const readAhead = abilities.some(
    ({ ability }) => ability.kind === "keyword" && ability.keyword.name === "read ahead",
  );
  if (subtypes.includes("Saga") && !readAhead) add("lore", 1);
  entering.object = { ...entering.object, counters };
}

/** What replacement effects make of the counters with which a permanent enters (122.6, 614.16). */
export function* replaceCounters(p: Process, entering: Entering): Procedure {
  const planned = countersInOrder(entering.object.counters).filter(([, count]) => count > 0);
  if (planned.length === 0) return;
  const would = asItWouldExist(p.state, entering);
  const counters: Record<string, number> = {};
  /* 122.6a */ for (const [counter, count] of planned)
    counters[counter] = yield* countersReplaced(
      p,
      would,
      entering.id,
      counter,
      count,
      controllerOf(would, entering.id),
    );
  entering.object = { ...entering.object, counters };
}
