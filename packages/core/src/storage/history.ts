import type { GameEvent } from "../model/event.ts";
import type { History } from "../model/state.ts";

const SIZE = 32;

/** A history in which nothing has happened. */
export const EMPTY_HISTORY: History = { thisTurn: [], lastTurn: [] };

/** The history with one more event of this turn, at a cost that does not grow with the turn. */
export function withEvent(history: History, event: GameEvent): History {
  const chunks = history.thisTurn;
  const last = chunks.at(-1);
  if (last === undefined || last.length >= SIZE) return { ...history, thisTurn: [...chunks, [event]] };
  return { ...history, thisTurn: [...chunks.slice(0, -1), [...last, event]] };
}

/** The history as a new turn begins. */
export function withNewTurn(history: History): History {
  return { thisTurn: [], lastTurn: history.thisTurn };
}

/** All events of this turn, oldest first. */
export function* eventsThisTurn(history: History): Generator<GameEvent> {
  for (const chunk of history.thisTurn) yield* chunk;
}

/** All events of the turn before, oldest first. */
export function* eventsLastTurn(history: History): Generator<GameEvent> {
  for (const chunk of history.lastTurn) yield* chunk;
}
