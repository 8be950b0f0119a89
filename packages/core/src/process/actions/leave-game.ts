import type { PlayerId } from "../../model/ids.ts";
import type { RuleKey } from "../../rules/rules.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** A player leaves the game (800.4a) or loses it. */
export function* leaveGame(_p: Process, _player: PlayerId, _rules: readonly RuleKey[]): Procedure {
  unsupported("leave-game");
}
