import type { Unit } from "../../model/unit.ts";
import { applyAscend } from "../at-once/ascend.ts";
import { applyDaybound } from "../at-once/daybound.ts";
import { keepLooking } from "../at-once/keep-looking.ts";
import type { Procedure, Process } from "../process.ts";
import { performStateBasedActions } from "../state-based/perform.ts";
import { collectStateTriggers } from "../triggers/state-triggers.ts";

/** Checks state-based actions until none is performed, then goes on to waiting triggers or to priority (704.3, 117.5). In the cleanup step players get priority only if something came up (514.3a). */
export function* runCheck(p: Process, unit: Extract<Unit, { kind: "check" }>): Procedure {
  // Nothing needs to happen for it to become day or night; a set-up may begin with a permanent that makes it so.
  yield* applyDaybound(p);
  yield* applyAscend(p);
  keepLooking(p);
  let came = p.state.waiting.length > 0;
  while (p.state.over === undefined && (yield* performStateBasedActions(p))) came = true;
  if (p.state.over !== undefined) {
    p.state = { ...p.state, next: { kind: "over" } };
    return;
  }
  collectStateTriggers(p);
  const then = unit.then === "cleanup" && (came || p.state.waiting.length > 0) ? p.state.turn.active : unit.then;
  if (p.state.waiting.length > 0) p.state = { ...p.state, next: { kind: "put-triggers", then } };
  else
    p.state = {
      ...p.state,
      next: then === "cleanup" ? { kind: "end-step" } : { kind: "priority", player: stillPlaying(p, then) },
    };
}

/** The player who gets priority, or the next one where they have left the game (800.4a). */
function stillPlaying(p: Process, player: (typeof p.state.players)[number]["id"]): typeof player {
  const { players } = p.state;
  const at = players.findIndex(({ id }) => id === player);
  for (let step = 0; step < players.length; step++) {
    const candidate = players[(at + step) % players.length];
    if (candidate !== undefined && candidate.left === undefined && candidate.lost === undefined) return candidate.id;
  }
  return player;
}
