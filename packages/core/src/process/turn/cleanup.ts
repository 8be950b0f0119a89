import type { PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { rulesInForce } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { discardCards } from "../atoms/cards.ts";
import { simultaneously } from "../emit.ts";
import { type Procedure, type Process, playerAt, setObject } from "../process.ts";
import { endTurnDurations } from "./end-durations.ts";

/** Discards down to the maximum hand size, then damage wears off and effects until end of turn end, at the same time (514.1–2). */
export function* cleanup(p: Process): Procedure {
  const { active } = p.state.turn;
  const { hand } = playerAt(p.state, active);
  const surplus = hand.length - maximumHandSize(p.state, active);
  if (surplus > 0) {
    const answer = yield* ask(p, {
      kind: "pick",
      player: active,
      code: "hand-size",
      rules: ["514.1"],
      from: hand.map((object) => ({ object })),
      min: surplus,
      max: surplus,
    });
    const cards = answer.chosen.flatMap((ref) => ("object" in ref ? [ref.object] : []));
    yield* simultaneously(p, function* () {
      yield* discardCards(p, active, cards, active);
    });
  }
  for (const id of p.state.battlefield) {
    const object = cardObjectAt(p.state, id);
    const permanent = object?.permanent;
    if (
      object === undefined ||
      permanent === undefined ||
      (permanent.damage === 0 &&
        permanent.deathtouchDamage === undefined &&
        permanent.regenerationShields === undefined)
    )
      continue;
    const { deathtouchDamage: _, regenerationShields: __, ...rest } = permanent;
    setObject(p, { ...object, permanent: { ...rest, damage: 0 } });
  }
  yield* endTurnDurations(p);
}

/** A player's maximum hand size; infinite where they have none (402.2). */
function maximumHandSize(state: GameState, player: PlayerId): number {
  const own = playerAt(state, player).maximumHandSize;
  if (
    own === "none" ||
    rulesInForce(state, "no-maximum-hand-size").some(({ rule, players }) => players(rule.who).includes(player))
  )
    return Number.POSITIVE_INFINITY;
  let size = own ?? 7;
  for (const { rule, players, amount } of rulesInForce(state, "maximum-hand-size"))
    if (players(rule.who).includes(player)) size = rule.change === true ? size + amount(rule.size) : amount(rule.size);
  return Math.max(0, size);
}
