import type { Cost } from "../../../ability/cost.ts";
import type { Keyword } from "../../../ability/keyword.ts";
import { keywordsOf } from "../../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import type { CardObject } from "../../../model/object.ts";
import type { RuleKey } from "../../../rules/rules.ts";
import { type FixedArrival, moveObjects } from "../../atoms/move.ts";

import { canPay, payCost } from "../../casting/pay-cost.ts";
import { emit, simultaneously } from "../../emit.ts";
import type { Procedure, Process } from "../../process.ts";
import { refuse } from "../../refuse.ts";

/** A card in a player's own hand with a keyword that lets them take this action; refuses where it isn't one. */
export function keywordInHand(
  p: Process,
  object: CardObject,
  player: PlayerId,
  name: Keyword["name"],
  rule: RuleKey,
): Keyword {
  if (object.zone !== "hand" || object.owner !== player) refuse("wrong-zone", [rule], { object: object.id });
  const found = keywordsOf(p.state, object.id).find((keyword) => keyword.name === name);
  return found ?? refuse("no-such-special-action", [rule], { object: object.id, detail: name });
}

/** Pays for a special action and exiles its card (116.2). Gives back the card in exile. */
export function* payAndExile(
  p: Process,
  object: CardObject,
  player: PlayerId,
  how: {
    readonly action: string;
    readonly cost: Cost;
    readonly arrival?: FixedArrival;
    readonly rules: readonly RuleKey[];
    readonly x?: number;
  },
): Procedure<ObjectId | undefined> {
  const context = { controller: player, source: object.id, bound: {}, ...(how.x === undefined ? {} : { x: how.x }) };
  if (!canPay(p.state, player, how.cost, context)) refuse("cannot-pay", ["118.3", ...how.rules], { object: object.id });
  yield* payCost(p, player, how.cost, context);
  return yield* simultaneously(p, function* () {
    const [moved] = yield* moveObjects(p, [
      {
        object: object.id,
        to: "exile",
        cause: "rule",
        by: player,
        rules: how.rules,
        ...(how.arrival === undefined ? {} : { arrival: how.arrival }),
      },
    ]);
    const exiled = moved?.arrived.find(({ zone }) => zone === "exile")?.object;
    if (exiled !== undefined) emit(p, { kind: "action", action: how.action, player, object: exiled, rules: how.rules });
    return exiled;
  });
}
