import type { GameState } from "../model/state.ts";

/** How many levels down in each part of a game the values lie whose text is kept while they don't change: each definition, each effect, each chunk of events, each object. */
const KEPT: Partial<Readonly<Record<keyof GameState, number>>> = { definitions: 1, effects: 1, history: 2, objects: 3 };

const texts = new WeakMap<object, string>();

/** A game as JSON with the keys of each object in order, and what is undefined left out. */
export function textOfGame(state: GameState): string {
  const keys = (Object.keys(state) as (keyof GameState)[]).sort(); // its own keys
  return `{${keys.flatMap((key) => (state[key] === undefined ? [] : `${JSON.stringify(key)}:${textOf(state[key], KEPT[key])}`)).join(",")}}`;
}

/** A value as JSON with the keys of each object in order. `down`: how many levels down the text of the values is kept; absent: nowhere. */
export function textOf(value: unknown, down?: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (down !== 0) return written(value, down === undefined ? undefined : down - 1);
  let text = texts.get(value);
  if (text === undefined) {
    text = written(value, undefined);
    texts.set(value, text);
  }
  return text;
}

function written(value: object, down: number | undefined): string {
  if (Array.isArray(value)) return `[${value.map((part: unknown) => textOf(part, down)).join(",")}]`;
  const record = value as Record<string, unknown>; // not an array
  const parts: string[] = [];
  for (const key of Object.keys(record).sort())
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${textOf(record[key], down)}`);
  return `{${parts.join(",")}}`;
}
