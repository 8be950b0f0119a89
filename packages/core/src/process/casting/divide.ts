import type { Body } from "../../ability/ability.ts";
import type { Amount } from "../../ability/amount.ts";
import type { Condition } from "../../ability/condition.ts";
import type { Effect } from "../../ability/effect.ts";
import type { TargetRef } from "../../model/object.ts";
import { amount, holds } from "../../query/evaluate.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import type { TargetingContext } from "./targets.ts";

/** Something that is divided among the targets of a slot. */
interface Division {
  readonly slot: number;
  readonly total: Amount;
}

/** What a body divides among its targets, by slot (601.2d); of “if … instead”, what holds as it is announced. */
function divisionsOf(body: Body, holdsNow: (condition: Condition) => boolean): readonly Division[] {
  return body.effect.flatMap((effect) => divisionsIn(effect, holdsNow));
}

function divisionsIn(effect: Effect, holdsNow: (condition: Condition) => boolean): readonly Division[] {
  const inside = (steps: readonly Effect[]): readonly Division[] => steps.flatMap((one) => divisionsIn(one, holdsNow));
  switch (effect.kind) {
    case "damage":
      return [effect, ...(effect.further ?? [])].flatMap(({ divided, to, amount: total }) =>
        divided === true && to?.kind === "target" ? [{ slot: to.slot, total }] : [],
      );
    case "counters":
      return effect.divided === true && effect.on.kind === "target" && effect.count !== "all"
        ? [{ slot: effect.on.slot, total: effect.count }]
        : [];
    case "sequence":
    case "may":
      return inside(effect.steps);
    case "if":
      return inside(holdsNow(effect.condition) ? effect.then : (effect.else ?? []));
    default:
      return [];
  }
}

/** Asks how what is divided is shared among the targets, each at least one (601.2d). One list a slot; empty where nothing is divided. */
export function* chooseDivisions(
  p: Process,
  context: TargetingContext,
  body: Body,
  targets: readonly (readonly TargetRef[])[],
): Procedure<readonly (readonly number[])[] | undefined> {
  const divisions = divisionsOf(body, (condition) => holds(p.state, context, condition));
  if (divisions.length === 0) return undefined;
  const shares: (readonly number[])[] = targets.map(() => []);
  for (const { slot, total } of divisions) {
    const among = targets[slot] ?? [];
    const sum = amount(p.state, context, total);
    if (among.length === 0) continue;
    if (sum < among.length) refuse("wrong-target", ["601.2d"], { object: context.object });
    const answer = yield* ask(p, {
      kind: "divide",
      player: context.controller,
      source: context.object,
      code: "divide",
      rules: ["601.2d"],
      among,
      total: sum,
      each: 1,
    });
    shares[slot] = answer.amounts;
  }
  return shares;
}
