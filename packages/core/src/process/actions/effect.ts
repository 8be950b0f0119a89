import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Action `effect`. */
export function* doEffect(_p: Process, _action: Extract<Action, { kind: "effect" }>, _player?: PlayerId): Procedure {
  unsupported("effect");
}
