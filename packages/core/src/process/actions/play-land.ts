import type { Action } from "../../model/action.ts";
import type { PlayerId } from "../../model/ids.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Action `play-land`. */
export function* playLand(_p: Process, _action: Extract<Action, { kind: "play-land" }>, _player?: PlayerId): Procedure {
  unsupported("play-land");
}
