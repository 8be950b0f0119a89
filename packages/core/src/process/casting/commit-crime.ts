import { controllerOf } from "../../characteristics/characteristics.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { objectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";

/** A player who casts, activates or puts on the stack what targets an opponent or something of theirs commits a crime (700.13). */
export function* commitCrime(p: Process, player: PlayerId, targets: readonly (readonly TargetRef[])[]): Procedure {
  if (!targets.flat().some((ref) => isOfAnOpponent(p.state, player, ref))) return;
  yield* simultaneously(p, function* () {
    emit(p, { kind: "action", action: "crime", player, rules: ["700.13"] });
  });
}

function isOfAnOpponent(state: GameState, player: PlayerId, ref: TargetRef): boolean {
  if ("player" in ref) return ref.player !== player;
  const object = objectAt(state, ref.object);
  switch (object?.zone) {
    case "battlefield":
    case "stack":
      return controllerOf(state, ref.object) !== player;
    case "graveyard":
      return object.owner !== player;
    default:
      return false;
  }
}
