import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Attaches a permanent to another object or a player where it can be (701.3). Gives back whether it was. */
export function* attachObject(_p: Process, _object: ObjectId, _to: ObjectId | PlayerId): Procedure<boolean> {
  return unsupported("attaching");
}

/** Unattaches permanents (701.3d). */
export function* unattachObjects(_p: Process, _ids: readonly ObjectId[]): Procedure {
  unsupported("unattaching");
}
