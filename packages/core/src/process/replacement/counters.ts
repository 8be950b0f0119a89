import { controllerOf } from "../../characteristics/characteristics.ts";
import { isRestricted } from "../../characteristics/restrictions.ts";
import { textOf } from "../../format/text-of.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { matches, players } from "../../query/evaluate.ts";
import type { Procedure, Process } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { replacementsOf } from "./found.ts";

/** What puts counters on an object: an effect, a cost, or a turn-based action. */
export type CounterCause = "effect" | "cost" | "turn-based";

/** How many counters of a kind are really put on an object (614.16). `would`: the state in which the object is looked at, where it isn't there yet. */
export function* countersReplaced(
  p: Process,
  would: GameState,
  object: ObjectId,
  counter: string,
  count: number,
  by?: PlayerId,
  how: CounterCause = "effect",
): Procedure<number> {
  if (isRestricted(would, object, "cannot-have-counters")) return 0;
  return yield* replaced(p, { would, to: { object }, affected: controllerOf(would, object), counter, count, by, how });
}

/** How many counters of a kind a player really gets (614.16). */
export function* playerCountersReplaced(
  p: Process,
  player: PlayerId,
  counter: string,
  count: number,
  by?: PlayerId,
): Procedure<number> {
  return yield* replaced(p, {
    would: p.state,
    to: { player },
    affected: player,
    counter,
    count,
    by,
    how: "effect",
  });
}

interface Putting {
  readonly would: GameState;
  readonly to: TargetRef;
  readonly affected: PlayerId;
  readonly counter: string;
  readonly count: number;
  readonly by: PlayerId | undefined;
  readonly how: CounterCause;
}

function* replaced(p: Process, { would, to, affected, counter, count, by, how }: Putting): Procedure<number> {
  let now = count;
  yield* applyReplacements(
    p,
    () => affected,
    () => {
      if (now <= 0) return [];
      const found: Applicable[] = [];
      for (const { key, source, replacement, context } of replacementsOf(p.state, "counters-added")) {
        if (replacement.byEffect === true && how !== "effect") continue;
        if (replacement.counter !== "any" && replacement.counter !== counter) continue;
        if (
          replacement.who !== undefined &&
          (by === undefined || !players(p.state, context, replacement.who).includes(by))
        )
          continue;
        if (!matches(would, context, replacement.subject, to)) continue;
        found.push({
          key,
          step: "any",
          code: "counters",
          outcome: textOf([replacement.factor, replacement.plus]),
          ...(source === undefined ? {} : { source }),
          apply: function* () {
            now = Math.floor(now * (replacement.factor ?? 1)) + (replacement.plus ?? 0);
          },
        });
      }
      return found;
    },
    "object" in to ? to.object : undefined,
  );
  return Math.max(0, now);
}
