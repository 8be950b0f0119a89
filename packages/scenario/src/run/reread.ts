import type { GameState } from "@obverse/core";
import { engine } from "../engine.ts";
import { Stop } from "./stop.ts";

/**
 * The state as it is read back from what it was written as: a game can be kept at any moment. Parts that equal those of the state read before are the
 * same objects, so that what is known of them stays known.
 */
export function reread(state: GameState, before?: GameState): GameState {
  const text = engine.encode(state);
  const decoded = engine.decode(text);
  if (!decoded.ok) throw new Stop("engine", "the state reads back as it was written", decoded.problems);
  const again = shared(before, decoded.state);
  if (engine.encode(again) !== text) throw new Stop("engine", "the state reads back as it was written", "it does not");
  return again;
}

/** A parsed value with the parts of the one before in the places where they are equal. */
function shared<T>(before: unknown, parsed: T): T;
function shared(before: unknown, parsed: unknown): unknown {
  if (!isRecord(before) || !isRecord(parsed) || Array.isArray(before) !== Array.isArray(parsed)) return parsed;
  let same = Object.keys(before).length === Object.keys(parsed).length;
  for (const [key, part] of Object.entries(parsed)) {
    const again = shared(before[key], part);
    if (again !== part) parsed[key] = again;
    if (again !== before[key]) same = false;
  }
  return same ? before : parsed;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
