import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Mana } from "../../model/mana.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Adds mana to a player's pool (106.4). */
export function* addMana(_p: Process, _player: PlayerId, _mana: readonly Mana[], _source?: ObjectId): Procedure {
  unsupported("adding mana");
}
