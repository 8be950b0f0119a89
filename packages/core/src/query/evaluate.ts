import type { Amount } from "../ability/amount.ts";
import type { Condition } from "../ability/condition.ts";
import type { Filter } from "../ability/filter.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import type { Selector } from "../ability/selector.ts";
import { readerOf } from "../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { TargetRef } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { cardObjectAt, withStored } from "../storage/objects.ts";
import type { EvaluationContext } from "./context.ts";
import { EVALUATOR } from "./evaluator.ts";
import type { Scope } from "./scope.ts";

/** Whether an object or player matches; one that is gone by what it last was (608.2h). */
export function matches(state: GameState, ctx: EvaluationContext, filter: Filter, ref: TargetRef): boolean {
  const scope = scopeOf(state, ctx);
  return "player" in ref
    ? EVALUATOR.matchesPlayer(scope, filter, ref.player)
    : EVALUATOR.matches(scope, filter, ref.object);
}

/** The objects that a selector means now; former ones under the ids they had. `choose` and `choose-from` are not worked out here: they ask. */
export function select(state: GameState, ctx: EvaluationContext, selector: Selector): readonly ObjectId[] {
  return EVALUATOR.select(scopeOf(state, ctx), selector);
}

/** The number that an amount comes to. */
export function amount(state: GameState, ctx: EvaluationContext, of: Amount): number {
  return EVALUATOR.amount(scopeOf(state, ctx), of);
}

/** Whether a condition is true. */
export function holds(state: GameState, ctx: EvaluationContext, condition: Condition): boolean {
  return EVALUATOR.holds(scopeOf(withNamedOpen(state, ctx), ctx), condition);
}

/**
 * A card exiled face down has no characteristics (406.3a). Instructions that go on to ask of the card they exiled whether a spell with certain qualities
 * may be cast with it mean the card as it would be played (406.3b).
 */
function withNamedOpen(state: GameState, { bound }: EvaluationContext): GameState {
  if (bound === undefined) return state;
  let open = state;
  for (const id of Object.values(bound).flatMap(({ objects }) => objects ?? [])) {
    const object = cardObjectAt(state, id);
    if (object?.hidden === undefined || object.zone !== "exile") continue;
    const { hidden: _, ...up } = object;
    open = { ...open, objects: withStored(open.objects, up) };
  }
  return open;
}

/** The players that a reference names. */
export function players(state: GameState, ctx: EvaluationContext, ref: PlayerRef): readonly PlayerId[] {
  return EVALUATOR.players(scopeOf(state, ctx), ref);
}

/** A state with a point of view, as the evaluators take it. */
export function scopeOf(state: GameState, ctx: EvaluationContext): Scope {
  return { state, ctx, read: readerOf(state), evaluate: EVALUATOR };
}
