import type { Filter } from "../../../ability/filter.ts";
import { characteristics } from "../../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../../model/ids.ts";
import { objectAt } from "../../../storage/objects.ts";
import { castDuringResolution } from "../../casting/cast-spell.ts";
import { type Procedure, type Process, playerAt } from "../../process.ts";
import { playersFor } from "../choose-players.ts";
import { type EffectContext, NOTHING_DONE, type Outcome } from "../context.ts";
import { didAction, mayDo } from "../library.ts";
import { countOf } from "../refer.ts";
import { arrivedIn, moveAll } from "../zones.ts";
import type { ActionEffect } from "./action.ts";

const atMost = (value: number, is: "<" | "<="): Filter => ({ kind: "number", of: "mana-value", is, value });

/** Discovers (701.57a). */
export function* doDiscover(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [player] = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  if (player === undefined) return NOTHING_DONE;
  const most = countOf(p, context, effect.count ?? 0);
  const { hit, rest } = yield* exileUntil(
    p,
    context,
    player,
    (card) => characteristics(p.state, card).manaValue <= most,
  );
  if (hit !== undefined) {
    const spell = (yield* mayDo(p, context, player, "cast"))
      ? yield* castDuringResolution(p, player, hit, { cost: "free", context, filter: atMost(most, "<=") })
      : undefined;
    if (spell === undefined) yield* moveAll(p, context, [hit], "hand", () => ({}));
  }
  yield* moveAll(p, context, rest, "library", () => ({ position: "bottom", order: "random" }));
  yield* didAction(p, "discover", player, ["701.57b"]);
  return hit === undefined ? NOTHING_DONE : { objects: [hit], number: characteristics(p.state, hit).manaValue };
}

/** Cascades (702.85a): the spell is the source of the ability. */
export function* doCascade(p: Process, context: EffectContext, effect: ActionEffect): Procedure<Outcome> {
  const [player] = yield* playersFor(p, context, effect.who ?? { kind: "you" });
  if (player === undefined || context.source === undefined) return NOTHING_DONE;
  const below = characteristics(p.state, context.source).manaValue;
  const { hit, rest } = yield* exileUntil(
    p,
    context,
    player,
    (card) => characteristics(p.state, card).manaValue < below,
  );
  if (hit !== undefined && (yield* mayDo(p, context, player, "cast")))
    yield* castDuringResolution(p, player, hit, { cost: "free", context, filter: atMost(below, "<") });
  const left = hit === undefined || objectAt(p.state, hit)?.zone !== "exile" ? rest : [...rest, hit];
  yield* moveAll(p, context, left, "library", () => ({ position: "bottom", order: "random" }));
  return hit === undefined ? NOTHING_DONE : { objects: [hit] };
}

/** Exiles cards from the top of a library until a nonland card that fits; lands are passed over. */
function* exileUntil(
  p: Process,
  context: EffectContext,
  player: PlayerId,
  fits: (card: ObjectId) => boolean,
): Procedure<{ readonly hit: ObjectId | undefined; readonly rest: readonly ObjectId[] }> {
  const rest: ObjectId[] = [];
  for (const top of playerAt(p.state, player).library) {
    for (const card of arrivedIn(yield* moveAll(p, context, [top], "exile", () => ({})))) {
      if (!characteristics(p.state, card).types.includes("Land") && fits(card)) return { hit: card, rest };
      rest.push(card);
    }
  }
  return { hit: undefined, rest };
}
