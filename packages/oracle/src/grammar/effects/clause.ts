import type { Effect, PlayerRef } from "@obverse/core";
import type { Reader } from "../reader.ts";

/** What a clause reader gives: the instructions it read. */
export type Clause = readonly Effect[];

/** Reads a verb and what follows it, done by `who`. */
export type VerbReader = (r: Reader, who: PlayerRef) => Clause | undefined;

/** “Draw” → “draws”. */
export function thirdPerson(stem: string): string {
  if (/(s|x|ch|sh|z)$/.test(stem)) return `${stem}es`;
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ies`;
  return `${stem}s`;
}

/** Absent where it is the controller, as the IR has it. */
export function whoField(who: PlayerRef): { readonly who?: PlayerRef } {
  return who.kind === "you" ? {} : { who };
}
