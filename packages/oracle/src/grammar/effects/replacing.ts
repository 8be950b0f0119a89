import type { Duration, Effect } from "@obverse/core";
import { duration } from "../duration.ts";
import type { Reader } from "../reader.ts";
import { copyAsEnters, wouldReplacement } from "../replacement/would.ts";
import { instruct } from "./instruct.ts";

/** Replacement effects that an instruction makes: “if it would leave the battlefield, exile it instead of putting it anywhere else”. */
export function effectReplacement(r: Reader): readonly Effect[] | undefined {
  const next = r.attempt(copyAsEnters);
  if (next !== undefined)
    return [instruct(r, { kind: "replace", replacement: next, duration: { kind: "once", turn: true } })];
  const found = wouldReplacement(r);
  if (found === undefined) return undefined;
  const lasting: Duration = found.thisTurn
    ? { kind: "end-of-turn" }
    : (r.attempt(duration) ?? r.scope.lasting ?? { kind: "permanent" });
  return [instruct(r, { kind: "replace", replacement: found.replacement, duration: lasting })];
}
