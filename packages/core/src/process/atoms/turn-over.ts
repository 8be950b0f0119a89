import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { AbilityObject } from "../../model/object.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Transforms or converts permanents at the same time, those that can (701.27, 701.28, 712.18). `ability`: whose own instruction it is, for 701.27f. Gives back those that turned. */
export function* turnOver(_p: Process, _ids: readonly ObjectId[], _verb: "transform" | "convert", _by: PlayerId, _ability?: AbilityObject): Procedure<readonly ObjectId[]> {
  return unsupported("turning over");
}
