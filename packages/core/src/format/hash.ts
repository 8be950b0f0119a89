import type { GameState } from "../model/state.ts";
import { encode } from "./encode.ts";

/** A short hash of a game: equal states, equal hashes. 16 hexadecimal digits; not cryptographic (FNV-1a, twice). */
export function hashOf(state: GameState): string {
  const text = encode(state);
  return `${fnv(text, 0x811c9dc5)}${fnv(text, 0x01000193)}`;
}

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
