import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Action `cast`. */
export function* castSpell(_p: Process, _action: Extract<Action, { kind: "cast" }>, _player?: PlayerId): Procedure {
  unsupported("cast");
}
