import type { Filter } from "../../ability/filter.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { matches } from "../../query/evaluate.ts";
import { asSpell } from "./as-spell.ts";
import type { SpellShape } from "./spell-shape.ts";

/**
 * Whether a card to be cast or played in a shape is what an effect is about: words for a card ask what it is where it is (712.8a), all others what the
 * spell or the land would be (601.3e, 712.11c).
 */
export function fitsSpell(
  state: GameState,
  context: EvaluationContext,
  filter: Filter,
  id: ObjectId,
  player: PlayerId,
  shape: SpellShape,
): boolean {
  // Where several players may, “they” is the one who asks.
  const asked = { ...context, bound: { ...context.bound, each: { players: [player] } } };
  return matches(isAboutCards(filter) ? state : asSpell(state, id, player, shape), asked, filter, { object: id });
}

function isAboutCards(filter: Filter): boolean {
  return filter.kind === "card" || ((filter.kind === "all" || filter.kind === "any") && filter.of.some(isAboutCards));
}
