import type { Cost } from "../../../ability/cost.ts";
import type { Keyword } from "../../../ability/keyword.ts";
import type { StaticRule } from "../../../ability/static-rule.ts";
import { keywordsOf } from "../../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import type { CardObject } from "../../../model/object.ts";
import type { GameState } from "../../../model/state.ts";
import { playerAt } from "../../../process/process.ts";
import { matches } from "../../../query/evaluate.ts";
import { type RuleInForce, rulesInForce } from "../../../query/static-rules.ts";
import type { RuleKey } from "../../../rules/rules.ts";
import { type FixedArrival, moveObjects } from "../../atoms/move.ts";
import type { ManaPurpose } from "../../casting/mana/purpose.ts";
import { canPayOwed, payOwed } from "../../casting/pay-cost.ts";
import { settleCost } from "../../casting/settle-cost.ts";
import { type CostSubject, totalCost } from "../../casting/total-cost.ts";
import { emit, simultaneously } from "../../emit.ts";
import type { Procedure, Process } from "../../process.ts";
import { refuse } from "../../refuse.ts";

/** A card in a player's own hand, or where else a rule lets them take this action, with its keyword; refuses where it isn't one. */
export function keywordInHand(
  p: Process,
  object: CardObject,
  player: PlayerId,
  name: Keyword["name"],
  rule: RuleKey,
): Keyword {
  const isThere =
    (object.zone === "hand" && object.owner === player) ||
    permissionFor(p.state, object, player, name).some(({ rule }) => rule.from === "library-top");
  if (!isThere) refuse("wrong-zone", [rule], { object: object.id });
  const found = keywordsOf(p.state, object.id).find((keyword) => keyword.name === name);
  return found ?? refuse("no-such-special-action", [rule], { object: object.id, detail: name });
}

type Permission = RuleInForce<Extract<StaticRule, { kind: "may-take-special-action" }>>;

/** The rules that let a player take a special action with a card in another turn or from the top of their library. */
export function permissionFor(
  state: GameState,
  object: CardObject,
  player: PlayerId,
  keyword: string,
): readonly Permission[] {
  return rulesInForce(state, "may-take-special-action").filter(
    ({ rule, context, players }) =>
      rule.keyword === keyword &&
      players(rule.who).includes(player) &&
      (rule.from === undefined || playerAt(state, player).library[0] === object.id) &&
      matches(state, context, rule.what, { object: object.id }),
  );
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
  const subject: CostSubject = { of: "special", player, object: object.id, keyword: how.action };
  const owed = totalCost(p.state, subject, context, yield* settleCost(p, player, how.cost, context));
  const purpose: ManaPurpose = { kind: "special", action: how.action };
  if (!canPayOwed(p.state, player, owed, context, purpose))
    refuse("cannot-pay", ["118.3", ...how.rules], { object: object.id });
  yield* payOwed(p, player, owed, context, purpose);
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
