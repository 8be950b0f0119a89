import type { GameEvent } from "../model/event.ts";
import { withEvent } from "../storage/history.ts";
import { applyAtOnce } from "./at-once/at-once.ts";
import { endDurations } from "./atoms/end-durations.ts";
import type { Procedure, Process } from "./process.ts";
import { collectTriggers } from "./triggers/collect.ts";

/** An event before it is given its batch. */
export type NewEvent = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, "batch"> : never) : never;

/** Records that something happened. Only atoms call it, in the function that made the change; inside `simultaneously`. */
export function emit(p: Process, event: NewEvent): void {
  const batch = p.batch;
  if (batch === undefined) throw new Error(`event ${event.kind} outside of a batch`);
  const full = { ...event, batch: batch.number } as GameEvent; // the union minus one field, with that field
  batch.events.push(full);
  p.events.push(full);
  p.state = { ...p.state, history: withEvent(p.state.history, full) };
}

/**
 * Does something whose events all happen at the same time: triggers look at the state before and after all of it (603.2, 603.10),
 * then what applies at once applies (702.145, 731). Inside another one it joins it.
 */
export function* simultaneously<T>(p: Process, run: () => Procedure<T>): Procedure<T> {
  if (p.batch !== undefined) return yield* run();
  const batch = { number: p.state.nextBatch, before: p.state, events: [] };
  p.batch = batch;
  p.state = { ...p.state, nextBatch: batch.number + 1 };
  let result: T;
  try {
    result = yield* run();
  } finally {
    p.batch = undefined;
  }
  if (batch.events.length > 0) {
    collectTriggers(p, batch);
    yield* applyAtOnce(p, batch);
    yield* endDurations(p, batch);
  } else if (p.state.effects !== batch.before.effects) yield* applyAtOnce(p, batch);
  return result;
}
