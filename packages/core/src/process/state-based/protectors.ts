import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { moveObjects } from "../atoms/move.ts";
import { emit } from "../emit.ts";
import { apnap, patchPermanent } from "../process.ts";
import { candidates } from "./candidates.ts";
import type { Act } from "./table.ts";

/**
 * A battle that no player in the game protects and that isn't being attacked gets a protector of its controller's choice, and so does a Siege that its
 * own controller protects; where nobody can be chosen it is put into its owner's graveyard (310.11, 704.5x–y).
 */
export function protectorActions(state: GameState): readonly Act[] {
  return candidates(state).flatMap((id) => {
    const permanent = cardObjectAt(state, id)?.permanent;
    if (permanent === undefined || permanent.phasedOut !== undefined) return [];
    const { types, subtypes } = characteristics(state, id);
    if (!types.includes("Battle")) return [];
    const isSiege = subtypes.includes("Siege");
    const { protector } = permanent;
    const isIn = protector !== undefined && apnap(state).includes(protector);
    if (isIn && !(isSiege && protector === controllerOf(state, id))) return [];
    return !isIn && isAttacked(state, id) ? [] : [chooseAnew(id, isSiege, isIn)];
  });
}

function isAttacked(state: GameState, battle: ObjectId): boolean {
  return state.battlefield.some((id) => cardObjectAt(state, id)?.permanent?.attacking?.defender === battle);
}

function chooseAnew(battle: ObjectId, isSiege: boolean, ownController: boolean): Act {
  const rules = ownController ? (["704.5y", "310.11"] as const) : (["704.5x", "310.11"] as const);
  return function* (p) {
    // Another action of the same check may have put it into a graveyard: then there is nothing left to protect.
    if (cardObjectAt(p.state, battle)?.permanent === undefined) return;
    const controller: PlayerId = controllerOf(p.state, battle);
    const able = isSiege ? apnap(p.state).filter((player) => player !== controller) : [controller];
    if (able.length === 0) {
      yield* moveObjects(p, [{ object: battle, to: "graveyard", cause: "state-based", rules }]);
      return;
    }
    const { chosen } = yield* ask(p, {
      kind: "pick",
      player: controller,
      source: battle,
      code: "protector",
      rules,
      from: able.map((player) => ({ player })),
      min: 1,
      max: 1,
    });
    const [first] = chosen;
    if (first === undefined || !("player" in first)) return;
    patchPermanent(p, battle, { protector: first.player });
    emit(p, { kind: "action", action: "protector", player: first.player, object: battle, rules });
  };
}
