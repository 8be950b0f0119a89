import type { ObjectId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import type { Zone } from "../model/zone.ts";
import { eventsThisTurn } from "../storage/history.ts";

/** Which spell of its caster's this turn a spell is, of those cast from these zones: 1 for the first. Nothing where it wasn't cast from there this turn. */
export function placeAmongCast(state: GameState, id: ObjectId, from: readonly Zone[] | undefined): number | undefined {
  const cast = [...eventsThisTurn(state.history)].flatMap((event) =>
    event.kind === "cast" && (from === undefined || from.includes(event.from)) ? [event] : [],
  );
  const own = cast.find((event) => event.object === id);
  return own === undefined ? undefined : cast.filter((event) => event.player === own.player).indexOf(own) + 1;
}
