import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Action `special`. */
export function* specialAction(_p: Process, _action: Extract<Action, { kind: "special" }>, _player?: PlayerId): Procedure {
  unsupported("special");
}
