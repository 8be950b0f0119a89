import { textOf } from "../../format/text-of.ts";
import type { PlayerId } from "../../model/ids.ts";
import { players } from "../../query/evaluate.ts";
import { type Procedure, type Process, playerAt } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";

/** What a change of life becomes by replacement effects (119.10, 614): 0 where it doesn't happen. */
export function* lifeChangeReplaced(p: Process, player: PlayerId, change: number, cause?: string): Procedure<number> {
  let now = change;
  yield* applyReplacements(
    p,
    () => player,
    () => {
      if (now === 0) return [];
      const direction = now > 0 ? "gain" : "lose";
      const found: Applicable[] = [];
      for (const { key, source, replacement, context } of replacementsOf(p.state, "life")) {
        if (replacement.change !== direction || !players(p.state, context, replacement.who).includes(player)) continue;
        const { life } = playerAt(p.state, player);
        if (replacement.by !== undefined && replacement.by !== cause) continue;
        if (replacement.reducesTo !== undefined && life + now > replacement.reducesTo) continue;
        if (replacement.floor !== undefined && life + now >= replacement.floor) continue;
        found.push({
          key,
          step: "any",
          code: "life",
          ...(source === undefined ? {} : { source }),
          outcome: textOf(replacement),
          apply: function* () {
            const size = Math.abs(now) * (replacement.factor ?? 1) + (replacement.plus ?? 0);
            if (replacement.floor !== undefined) now = Math.min(0, replacement.floor - life);
            else if (replacement.instead === undefined) now = Math.sign(now) * size;
            else {
              const bound = { ...context.bound, amount: { number: Math.abs(now) } };
              now = 0;
              yield* doInstead(p, { ...context, bound }, replacement.instead);
            }
          },
        });
      }
      return found;
    },
  );
  return now;
}
