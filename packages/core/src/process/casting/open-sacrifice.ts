import type { Cost } from "../../ability/cost.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { costCandidates } from "./cost-choice.ts";

type Sacrifice = Extract<Cost[number], { kind: "sacrifice" }>;

/** The cost of sacrificing any number of things, which is announced as a number (601.2b). */
export function openSacrifice(cost: Cost): Sacrifice | undefined {
  const [part, more] = cost;
  return part?.kind === "sacrifice" && part.count === "any" && more === undefined ? part : undefined;
}

/** From one to as many as there are. */
export function sacrificeCounts(
  state: GameState,
  player: PlayerId,
  { what }: Sacrifice,
  context: EvaluationContext,
): readonly number[] {
  const picking = { code: "sacrifice", what, from: ["battlefield"], min: 0, max: "any", sacrificed: true } as const;
  return costCandidates(state, player, picking, context).map((_, at) => at + 1);
}

/** Asks for one of these numbers. */
export function* howMany(
  p: Process,
  context: EvaluationContext & { readonly object: ObjectId },
  counts: readonly number[],
): Procedure<number> {
  const [min = 1] = counts;
  const max = counts.at(-1) ?? min;
  const range = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const except = range.filter((count) => !counts.includes(count));
  const { number } = yield* ask(p, {
    kind: "number",
    player: context.controller,
    source: context.object,
    code: "choose-number",
    rules: ["601.2b"],
    min,
    max,
    ...(except.length === 0 ? {} : { except }),
  });
  return number;
}
