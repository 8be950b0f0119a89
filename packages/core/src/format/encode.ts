import type { GameState } from "../model/state.ts";
import { textOfGame } from "./text-of.ts";

/** A problem in an encoded game: where, and what is wrong. */
export interface DecodeProblem {
  /** A path into the document: `players.0.life`. */
  readonly at: string;
  readonly code: "not-json" | "not-an-object" | "unknown-version" | "missing" | "wrong-type";
}

/** A decoded game, or all that is wrong with the text. */
export type Decoded =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly problems: readonly DecodeProblem[] };

/** A game as one line of JSON, keys in a fixed order: equal states give equal texts. */
export function encode(state: GameState): string {
  return textOfGame(state);
}

const SHAPE: Readonly<Record<string, "object" | "array" | "string" | "number">> = {
  edition: "string",
  players: "array",
  definitions: "object",
  cards: "array",
  objects: "object",
  battlefield: "array",
  stack: "array",
  exile: "array",
  command: "array",
  effects: "array",
  waiting: "array",
  turn: "object",
  day: "string",
  nextId: "number",
  nextTimestamp: "number",
  nextEffect: "number",
  nextBatch: "number",
  mana: "string",
  history: "object",
  next: "object",
  passed: "array",
};

/** Reads an encoded game. Checks its version and outline and reports every problem; what this engine wrote is then taken as it is. */
export function decode(text: string): Decoded {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: [{ at: "", code: "not-json" }] };
  }
  if (kindOf(value) !== "object") return { ok: false, problems: [{ at: "", code: "not-an-object" }] };
  const record = value as Record<string, unknown>; // an object, by the line above
  if (record.version !== 1) return { ok: false, problems: [{ at: "version", code: "unknown-version" }] };
  const problems = Object.entries(SHAPE).flatMap(([key, kind]): readonly DecodeProblem[] => {
    if (record[key] === undefined) return [{ at: key, code: "missing" }];
    return kindOf(record[key]) === kind ? [] : [{ at: key, code: "wrong-type" }];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, state: value as GameState }; // outline checked
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? "array" : value === null ? "null" : typeof value);
