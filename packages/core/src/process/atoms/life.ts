import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** A player gains (change > 0) or loses life (119). Gives back the change that was made. */
export function* changeLife(_p: Process, _player: PlayerId, _change: number, _more: { readonly cause?: "damage" | "cost" | "set"; readonly source?: ObjectId } = {}): Procedure<number> {
  return unsupported("life");
}
