import type { Cost, CostPart } from "../../ability/cost.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import { canPay } from "./pay-cost.ts";

/** A cost with its alternatives settled by who pays it (118.13, 601.2b): those that can be paid are offered. */
export function* settleCost(p: Process, player: PlayerId, cost: Cost, context: EvaluationContext): Procedure<Cost> {
  const settled: CostPart[] = [];
  for (const part of cost) {
    if (part.kind !== "either") {
      settled.push(part);
      continue;
    }
    const legal = part.of.flatMap((option, at) => (canPay(p.state, player, option, context) ? [at] : []));
    if (legal.length === 0) refuse("cannot-pay", ["118.3", "601.2h"]);
    const source = context.source === undefined ? {} : { source: context.source };
    const answer = yield* ask(p, {
      kind: "mode",
      player,
      code: "which-cost",
      rules: ["601.2b"],
      options: part.of.map((option) => ({ kind: "cost" as const, cost: option })),
      min: 1,
      max: 1,
      legal,
      ...source,
    });
    settled.push(...(yield* settleCost(p, player, part.of[answer.modes[0] ?? 0] ?? [], context)));
  }
  return settled;
}

/** Every way to settle a cost's alternatives. */
export function settlements(cost: Cost): readonly Cost[] {
  return cost.reduce<readonly Cost[]>(
    (done, part) => {
      const options = part.kind === "either" ? part.of.flatMap(settlements) : [[part]];
      return done.flatMap((before) => options.map((option) => [...before, ...option]));
    },
    [[]],
  );
}
