import type { Arrival } from "../../ability/effect.ts";
import { faceDownValues } from "../../faces/face-down-values.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { amount, players, select } from "../../query/evaluate.ts";
import type { FixedArrival } from "../atoms/move.ts";

/** How something arrives, with its references worked out now. */
export function fixArrival(state: GameState, context: EvaluationContext, arrival: Arrival): FixedArrival {
  const {
    tapped,
    transformed,
    converted,
    under,
    counters,
    attachedTo,
    attachedToPlayer,
    faceDown,
    position,
    order,
    modifications,
  } = arrival;
  const [controller] = under === undefined ? [] : players(state, context, under);
  const [host] =
    attachedTo !== undefined
      ? select(state, context, attachedTo)
      : attachedToPlayer !== undefined
        ? players(state, context, attachedToPlayer)
        : [];
  return {
    ...(tapped === undefined ? {} : { tapped }),
    ...(transformed === undefined && converted === undefined ? {} : { transformed: true as const }),
    ...(controller === undefined ? {} : { under: controller }),
    ...(counters === undefined ? {} : { counters: fixCounters(state, context, counters) }),
    ...(host === undefined ? {} : { attachedTo: host }),
    ...(faceDown === undefined
      ? {}
      : { faceDown: { cause: "plain" as const, values: faceDown === true ? faceDownValues("plain") : faceDown } }),
    ...(position === undefined ? {} : { position }),
    ...(order === undefined ? {} : { order }),
    ...(modifications === undefined ? {} : { modifications }),
    ...(context.bound === undefined ? {} : { bound: context.bound }),
  };
}

/** Counters with their numbers worked out now. */
export function fixCounters(
  state: GameState,
  context: EvaluationContext,
  counters: NonNullable<Arrival["counters"]>,
): Readonly<Record<string, number>> {
  const fixed: Record<string, number> = {};
  for (const { counter, count } of counters)
    fixed[counter] = (fixed[counter] ?? 0) + Math.max(0, amount(state, context, count));
  return fixed;
}
