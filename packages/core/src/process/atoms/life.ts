import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { lifeChangeReplaced } from "../replacement/life.ts";

/** What a change of life comes from. */
export interface LifeChange {
  readonly cause?: "damage" | "cost" | "set";
  readonly source?: ObjectId;
}

/** A player gains (change > 0) or loses life (119). Gives back the change that was made. */
export function* changeLife(p: Process, player: PlayerId, change: number, more: LifeChange = {}): Procedure<number> {
  if (change === 0 || hasFixedLife(p.state, player) || (change > 0 && cannotGainLife(p.state, player))) return 0;
  return yield* simultaneously(p, function* () {
    const made = yield* lifeChangeReplaced(p, player, change, more.cause);
    if (made === 0) return 0;
    patchPlayer(p, player, { life: playerAt(p.state, player).life + made });
    emit(p, { kind: "life", player, change: made, rules: [made > 0 ? "119.3" : "119.3"], ...more });
    return made;
  });
}

/** Whether an effect says that a player can't gain life; then nothing replaces it either (119.7). */
export function cannotGainLife(state: GameState, player: PlayerId): boolean {
  return rulesInForce(state, "cannot-gain-life").some(({ rule, players }) => players(rule.who).includes(player));
}

/** Whether an effect says that a player's life total can't change (119.3, 101.2). */
export function hasFixedLife(state: GameState, player: PlayerId): boolean {
  return rulesInForce(state, "fixed-life").some(({ rule, players }) => players(rule.who).includes(player));
}
