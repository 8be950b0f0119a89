import type { Filter } from "../../ability/filter.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Refusal } from "../../model/refusal.ts";
import type { GameState } from "../../model/state.ts";
import type { Zone } from "../../model/zone.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { matches } from "../../query/evaluate.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { eventsThisTurn } from "../../storage/history.ts";

/** Why some effect stops this player from casting the spell, if one does (101.2, 601.3). `spell` is the game as it would be with the spell on the stack. */
export function prohibitionOf(
  state: GameState,
  spell: GameState,
  id: ObjectId,
  player: PlayerId,
  from: Zone,
): Refusal | undefined {
  for (const { rule, context, players, holds } of rulesInForce(spell, "cannot-cast")) {
    if (!players(rule.who).includes(player) || !matches(spell, context, rule.what, { object: id })) continue;
    if (rule.from !== undefined && !rule.from.includes(from)) continue;
    if (rule.condition !== undefined && !holds(rule.condition)) continue;
    if (rule.perTurn !== undefined && spellsCastThisTurn(state, context, rule.what, player) < rule.perTurn) continue;
    return { code: "cannot-cast", rules: ["101.2", "601.3"], object: id };
  }
  return undefined;
}

/** How many spells that match a player has cast this turn. */
export function spellsCastThisTurn(
  state: GameState,
  context: EvaluationContext,
  what: Filter,
  player: PlayerId,
): number {
  let count = 0;
  for (const event of eventsThisTurn(state.history))
    if (event.kind === "cast" && event.player === player && matches(state, context, what, { object: event.object }))
      count++;
  return count;
}
