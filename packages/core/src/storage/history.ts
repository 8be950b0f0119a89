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

/** The history as the turn of that number begins, with all turns after the one of `since`: the last one that some player had. */
export function withNewTurn(history: History, number: number, since: number): History {
  const earlier = [...(history.earlier ?? []), { turn: number - 2, events: history.lastTurn }].filter(
    ({ turn, events }) => turn > since && events.length > 0,
  );
  return { thisTurn: [], lastTurn: history.thisTurn, ...(earlier.length === 0 ? {} : { earlier }) };
}

/** All events of turns after the one of that number, oldest first, in the turn of number `now`. */
export function* eventsSince(history: History, turn: number, now: number): Generator<GameEvent> {
  for (const one of history.earlier ?? []) if (one.turn > turn) for (const chunk of one.events) yield* chunk;
  if (now - 1 > turn) yield* eventsLastTurn(history);
  if (now > turn) yield* eventsThisTurn(history);
}

/** All events of this turn, oldest first. */
export function* eventsThisTurn(history: History): Generator<GameEvent> {
  for (const chunk of history.thisTurn) yield* chunk;
}

/** All events of the turn before, oldest first. */
export function* eventsLastTurn(history: History): Generator<GameEvent> {
  for (const chunk of history.lastTurn) yield* chunk;
}
