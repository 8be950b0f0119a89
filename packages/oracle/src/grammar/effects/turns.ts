import type { Effect } from "@obverse/core";
import { playerRef } from "../player.ts";
import type { Reader } from "../reader.ts";
import type { VerbReader } from "./clause.ts";
import { instruct } from "./instruct.ts";

/** “You control target player during that player’s next turn”, “gain control of …” (723.1). */
export const controlPlayer: VerbReader = (r, who) =>
  r.attempt((inner) => {
    const whom = playerRef(inner);
    if (whom === undefined) return undefined;
    if (!(inner.eat("during that player 's next turn") || inner.eat("during their next turn"))) return undefined;
    return [instruct(inner, { kind: "control-player", who, whom })];
  });

/** “After that turn, that player takes an extra turn.” */
export function afterThatTurn(r: Reader): readonly Effect[] | undefined {
  if (!r.eat("after that turn")) return undefined;
  r.eat(",");
  const who = playerRef(r);
  if (who === undefined || !(r.eat("takes an extra turn") || r.eat("take an extra turn"))) return undefined;
  return [instruct(r, { kind: "extra", what: "turn", who, after: "their-next" })];
}
