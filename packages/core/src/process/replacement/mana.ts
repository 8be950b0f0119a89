import { textOf } from "../../format/text-of.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { MANA_KINDS, type Mana, type ManaKind } from "../../model/mana.ts";
import { matches, players } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import type { Procedure, Process } from "../process.ts";
import { type Applicable, applyReplacements } from "./choose.ts";
import { replacementsOf } from "./found.ts";

/** What mana a player adds instead of what a source would produce (106.12b). */
export function* manaReplaced(
  p: Process,
  player: PlayerId,
  mana: readonly Mana[],
  from?: ObjectId,
): Procedure<readonly Mana[]> {
  let now = mana;
  yield* applyReplacements(
    p,
    () => player,
    () => {
      const found: Applicable[] = [];
      for (const { key, source, replacement, context } of replacementsOf(p.state, "mana")) {
        if (from === undefined || !matches(p.state, context, replacement.source, { object: from })) continue;
        found.push({
          key,
          step: "any",
          code: "mana",
          outcome: textOf(replacement),
          ...(source === undefined ? {} : { source }),
          apply: function* () {
            if (replacement.instead !== undefined)
              now = replacement.instead.filter(isManaKind).map((kind) => ({ kind }));
            now = times(now, replacement.factor ?? 1);
          },
        });
      }
      return found;
    },
  );
  for (const { rule, context } of rulesInForce(p.state, "mana-doubling"))
    if (from !== undefined && players(p.state, context, rule.who).includes(player)) now = times(now, rule.factor);
  return now;
}

const isManaKind = (text: string): text is ManaKind => (MANA_KINDS as readonly string[]).includes(text); // widened to ask

const times = (mana: readonly Mana[], factor: number): readonly Mana[] =>
  Array.from({ length: factor }, () => mana).flat();
