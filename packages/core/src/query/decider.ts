import type { PlayerId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";

/** Who makes a player's decisions: whoever controls them this turn and is still in the game, or they themselves (723.5, 800.4). */
export function deciderOf(state: GameState, player: PlayerId): PlayerId {
  const by = state.players.find(({ id }) => id === player)?.controlledBy;
  return by === undefined || state.players.some(({ id, left }) => id === by && left === true) ? player : by;
}

/** The players whose decisions a player makes besides their own: they see what those see (723.4, 723.8). */
export function controlledPlayers(state: GameState, player: PlayerId): readonly PlayerId[] {
  return state.players.flatMap(({ id }) => (id !== player && deciderOf(state, id) === player ? [id] : []));
}
