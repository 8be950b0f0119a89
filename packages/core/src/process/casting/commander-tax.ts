import type { Cost } from "../../ability/cost.ts";
import type { PhysicalId } from "../../model/ids.ts";
import type { CardObject } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";

/** What a commander costs more from the command zone: {2} for each time it was cast from there before (903.8). */
export function commanderTax(state: GameState, card: CardObject): Cost {
  if (card.zone !== "command") return [];
  const times = commandersOf(state, card).reduce(
    (sum, id) => sum + (state.players.find((player) => player.id === card.owner)?.commanderCasts[String(id)] ?? 0),
    0,
  );
  return times === 0 ? [] : [{ kind: "mana", mana: [String(2 * times)] }];
}

/** The commander cards that represent an object (903.3). */
export function commandersOf(state: GameState, card: CardObject): readonly PhysicalId[] {
  return card.components.flatMap(({ what }) =>
    what.kind === "card" && state.cards[what.card]?.commander === true ? [what.card] : [],
  );
}
