import { all, CREATURE, whenever, YOU } from "../../keywords/phrases.ts";
import type { PlayerId } from "../../model/ids.ts";
import { objectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt, setObject } from "../process.ts";
import { putEmblem } from "./put-emblem.ts";

/** The two abilities that come with being the monarch (725.2). */
const ABILITIES = [
  whenever({ kind: "step", step: "end", whose: YOU }, [{ kind: "draw", who: YOU, count: 1 }]),
  whenever({ kind: "deals-damage", source: all(CREATURE), combat: true, to: { kind: "player", who: YOU } }, [
    { kind: "become-monarch", who: { kind: "controller", of: { kind: "event", role: "source" } } },
  ]),
];

/** A player becomes the monarch, and whoever was ceases to be (725.3). Gives back whether they weren't already. */
export function* becomeMonarch(p: Process, player: PlayerId): Procedure<boolean> {
  if (playerAt(p.state, player).monarch === true) return false;
  yield* simultaneously(p, function* () {
    for (const { id, monarch } of p.state.players) {
      if (monarch === undefined) continue;
      p.state = {
        ...p.state,
        players: p.state.players.map((other) => {
          const { monarch: _, ...rest } = other;
          return other.id === id ? rest : other;
        }),
      };
    }
    patchPlayer(p, player, { monarch: true });
    carry(p, player);
    emit(p, { kind: "action", action: "monarch", player, rules: ["725.3", "725.1"] });
  });
  return true;
}

/** What carries the abilities passes to the new monarch. */
function carry(p: Process, player: PlayerId): void {
  for (const id of p.state.command) {
    const object = objectAt(p.state, id);
    if (object?.kind !== "emblem" || object.designation !== "monarch") continue;
    setObject(p, { ...object, owner: player, controller: player });
    return;
  }
  putEmblem(p, player, ABILITIES, { designation: "monarch" });
}
