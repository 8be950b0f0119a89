import type { ObjectId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import { eventsThisTurn } from "../storage/history.ts";

/** The permanent that an object was before it left the battlefield this turn (400.7, 608.2h); itself where it came from elsewhere. */
export function asItWas(state: GameState, id: ObjectId): ObjectId {
  const left = [...eventsThisTurn(state.history)].findLast(
    (event) => event.kind === "zone-change" && event.arrived.some(({ object }) => object === id),
  );
  return left?.kind === "zone-change" && left.from === "battlefield" ? left.former : id;
}

/** Those of some objects that are as asked, as permanents where they were permanents: of a melded or merged one (712.21, 730.3) its first card. */
export function thoseThatWere(
  state: GameState,
  ids: readonly ObjectId[],
  fits: (id: ObjectId) => boolean,
): readonly ObjectId[] {
  const seen = new Set<ObjectId>();
  return ids.filter((id) => {
    const was = asItWas(state, id);
    if (seen.has(was) || !fits(was)) return false;
    seen.add(was);
    return true;
  });
}
