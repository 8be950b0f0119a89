import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Puts counters on (change > 0) or removes them from (change < 0) an object (122). Gives back the change that was made. */
export function* changeCounters(_p: Process, _object: ObjectId, _counter: string, _change: number, _by?: PlayerId): Procedure<number> {
  return unsupported("counters");
}

/** Gives a player counters or takes them away (122.1). */
export function* changePlayerCounters(_p: Process, _player: PlayerId, _counter: string, _change: number): Procedure {
  unsupported("counters of players");
}
