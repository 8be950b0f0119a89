import { textOf } from "../../format/text-of.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { players } from "../../query/evaluate.ts";
import { emit } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { replacementsOf } from "./found.ts";
import { doInstead } from "./instead.ts";
import { useUp } from "./use-up.ts";

/** Whether discarding a card is replaced by something else altogether; that it goes somewhere else is a change of zones replaced. */
export function* discardReplaced(p: Process, player: PlayerId, card: ObjectId, by: PlayerId): Procedure<boolean> {
  let replaced = false;
  yield* applyReplacements(
    p,
    () => player,
    () => {
      const found: Applicable[] = [];
      if (replaced) return found;
      for (const one of replacementsOf(p.state, "discard")) {
        const { key, source, replacement, context } = one;
        if (!players(p.state, context, replacement.who).includes(player)) continue;
        if (replacement.causedBy !== undefined && !players(p.state, context, replacement.causedBy).includes(by))
          continue;
        found.push({
          key,
          step: "any",
          code: "discard",
          outcome: textOf(replacement),
          ...(source === undefined ? {} : { source }),
          apply: function* () {
            replaced = true;
            emit(p, {
              kind: "replaced",
              object: card,
              player,
              rules: ["614.6"],
              ...(source === undefined ? {} : { source }),
            });
            useUp(p, one);
            yield* doInstead(
              p,
              { ...context, bound: { ...context.bound, it: { objects: [card] } } },
              replacement.instead,
            );
          },
        });
      }
      return found;
    },
    card,
  );
  return replaced;
}
