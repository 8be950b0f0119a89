import type { Effect } from "@obverse/core";
import { isPlural, playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { chain } from "./chain.ts";
import type { Clause } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “Each opponent faces a villainous choice — A, or B” (701.55). */
export function villainous(r: Reader): Clause | undefined {
  const who = playerRef(r);
  if (who === undefined || !(r.eat("faces a villainous choice —") || r.eat("face a villainous choice —")))
    return undefined;
  const outer = r.scope.player;
  r.scope = scopeWith(r.scope, { player: isPlural(who) ? { kind: "bound", name: "each" } : who });
  const first = r.attempt(chain);
  if (first === undefined || !r.eat(", or")) return undefined;
  const second = r.attempt(chain);
  if (second === undefined) return undefined;
  if (outer !== undefined) r.scope = scopeWith(r.scope, { player: outer });
  const effect: Effect = { kind: "choose-one", who, options: [first, second], villainous: true };
  return [instruct(r, effect)];
}
