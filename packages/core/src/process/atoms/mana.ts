import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Mana } from "../../model/mana.ts";
import { emit, simultaneously } from "../emit.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { manaReplaced } from "../replacement/mana.ts";

/** Adds mana to a player's pool (106.4). */
export function* addMana(p: Process, player: PlayerId, mana: readonly Mana[], source?: ObjectId): Procedure {
  if (mana.length === 0) return;
  yield* simultaneously(p, function* () {
    const replaced = yield* manaReplaced(p, player, mana, source);
    const added = source === undefined ? replaced : replaced.map((one) => ({ ...one, from: source }));
    patchPlayer(p, player, { pool: [...playerAt(p.state, player).pool, ...added] });
    emit(p, {
      kind: "mana-added",
      player,
      mana: added.map(({ kind }) => kind),
      rules: ["106.4"],
      ...(source === undefined ? {} : { source }),
    });
  });
}
