import { textOf } from "../../format/text-of.ts";
import type { PlayerId } from "../../model/ids.ts";
import { matches, players } from "../../query/evaluate.ts";
import { asItWouldExist, type Entering } from "../atoms/entering.ts";
import type { Procedure, Process } from "../process.ts";
import { type Applicable, applyReplacements, whileApplying } from "./choose.ts";
import { replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";

/** How many tokens are really created, and what is done besides (614.16). `token`: one of them, as it would exist. */
export function* tokensReplaced(
  p: Process,
  player: PlayerId,
  count: number,
  token: Entering,
): Procedure<{ readonly number: number; readonly also: readonly (() => Procedure<unknown>)[] }> {
  let number = count;
  const also: (() => Procedure<unknown>)[] = [];
  yield* applyReplacements(
    p,
    () => player,
    () => {
      const would = asItWouldExist(p.state, token);
      const found: Applicable[] = [];
      for (const { key, source, replacement, context } of replacementsOf(p.state, "tokens-created")) {
        if (
          !players(p.state, context, replacement.who).includes(player) ||
          !matches(would, context, replacement.what, { object: token.id })
        )
          continue;
        const plain = replacement.also === undefined;
        found.push({
          key,
          step: "any",
          code: "tokens",
          ...(plain ? { outcome: textOf([replacement.factor, replacement.plus]) } : {}),
          ...(source === undefined ? {} : { source }),
          apply: function* () {
            number = number * (replacement.factor ?? 1) + (replacement.plus ?? 0);
            const more = replacement.also;
            if (more === undefined) return;
            const thatMany = { ...context, bound: { ...context.bound, "event:amount": { number } } };
            also.push(() => whileApplying(p, key, () => doInstead(p, thatMany, more)));
          },
        });
      }
      return found;
    },
  );
  return { number, also };
}
