import type { PlayerId } from "../../../model/ids.ts";
import type { CardObject } from "../../../model/object.ts";
import { amount } from "../../../query/evaluate.ts";
import { wayRefusal } from "../../casting/choose-way.ts";
import { chooseX } from "../../casting/choose-x.ts";
import { canPay } from "../../casting/pay-cost.ts";
import { castWays } from "../../casting/ways.ts";
import type { Procedure, Process } from "../../process.ts";
import { Refused, refuse } from "../../refuse.ts";
import { keywordInHand, payAndExile } from "./from-hand.ts";

/** Suspends a card: it is exiled with time counters for its suspend cost, when it could begin to be cast (116.2f, 702.62a). */
export function* suspend(p: Process, object: CardObject, player: PlayerId): Procedure {
  const keyword = keywordInHand(p, object, player, "suspend", "702.62a");
  if (keyword.name !== "suspend") return;
  const refusals = castWays(p.state, player, object.id).map((way) => wayRefusal(p.state, player, object.id, way));
  const [first] = refusals;
  if (first !== undefined && !refusals.includes(undefined))
    throw new Refused({ ...first, rules: ["116.2f", "702.62a", ...first.rules] });
  if (refusals.length === 0) refuse("cannot-cast", ["116.2f", "702.62a"], { object: object.id });
  const context = { controller: player, source: object.id, bound: {} };
  const open = typeof keyword.value !== "number" && keyword.value.kind === "x";
  const x = open
    ? yield* chooseX(
        p,
        player,
        object.id,
        (value) => value < 1 || canPay(p.state, player, keyword.cost, { ...context, x: value }),
      )
    : undefined;
  const count = amount(p.state, x === undefined ? context : { ...context, x }, keyword.value);
  yield* payAndExile(p, object, player, {
    action: "suspend",
    cost: keyword.cost,
    arrival: { counters: { time: count } },
    rules: ["116.2f", "702.62a"],
    ...(x === undefined ? {} : { x }),
  });
}
