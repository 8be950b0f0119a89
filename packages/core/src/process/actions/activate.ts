import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Action `activate`. */
export function* activate(_p: Process, _action: Extract<Action, { kind: "activate" }>, _player?: PlayerId): Procedure {
  unsupported("activate");
}
