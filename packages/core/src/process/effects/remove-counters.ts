import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { countersInOrder } from "../../storage/counters.ts";
import { objectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { changeCounters } from "../atoms/counters.ts";
import type { Procedure, Process } from "../process.ts";

/** Removes up to so many counters of a kind from an object, or of any kinds, which the player chooses one by one; how many it removed (122.1). */
export function* removeCounters(
  p: Process,
  object: ObjectId,
  counter: string,
  most: number,
  player: PlayerId,
  rules: readonly RuleKey[],
): Procedure<number> {
  const own = objectAt(p.state, object)?.counters ?? {};
  if (counter !== "any" && counter !== "each-kind")
    return -(yield* changeCounters(p, object, counter, -Math.min(most, own[counter] ?? 0), player));
  const kinds = countersInOrder(own).flatMap(([kind, count]) => (count > 0 ? [kind] : []));
  const total = kinds.reduce((sum, kind) => sum + (own[kind] ?? 0), 0);
  let left = Math.min(most, total);
  let removed = 0;
  while (left > 0) {
    const remaining = kinds.filter((kind) => (objectAt(p.state, object)?.counters[kind] ?? 0) > 0);
    const all = left >= remaining.reduce((sum, kind) => sum + (objectAt(p.state, object)?.counters[kind] ?? 0), 0);
    const kind = all
      ? remaining[0]
      : (yield* ask(p, { kind: "type", player, code: "choose-counter", rules, options: remaining })).text;
    if (kind === undefined) break;
    const taking = all ? (objectAt(p.state, object)?.counters[kind] ?? 0) : 1;
    removed -= yield* changeCounters(p, object, kind, -taking, player);
    left -= taking;
  }
  return removed;
}
