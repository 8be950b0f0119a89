import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Action `turn-face-up`. */
export function* turnFaceUpAction(_p: Process, _action: Extract<Action, { kind: "turn-face-up" }>, _player?: PlayerId): Procedure {
  unsupported("turn-face-up");
}
