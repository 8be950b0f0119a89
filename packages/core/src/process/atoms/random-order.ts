import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";

/** A random order of so many things (Fisher–Yates): one number from nature for each place but the last. */
export function* randomOrder(p: Process, count: number): Procedure<readonly number[]> {
  const order = Array.from({ length: count }, (_, at) => at);
  if (count < 2) return order;
  const sides = order.slice(0, -1).map((at) => count - at);
  const { results } = yield* ask(p, {
    kind: "random",
    player: "nature",
    what: "shuffle",
    sides,
    rules: ["701.24a"],
    code: "shuffle",
  });
  for (const [at, drawn] of results.entries()) {
    const other = at + drawn;
    const [one = at, two = other] = [order[at], order[other]];
    order[at] = two;
    order[other] = one;
  }
  return order;
}
