import type { Unit } from "../../model/unit.ts";
import type { Procedure, Process } from "../process.ts";

/** Checks state-based actions until none is performed, then goes on to waiting triggers or to priority (704.3, 117.5). */
export function* runCheck(p: Process, unit: Extract<Unit, { kind: "check" }>): Procedure {
  if (p.state.waiting.length > 0) p.state = { ...p.state, next: { kind: "put-triggers", then: unit.then } };
  else p.state = { ...p.state, next: unit.then === "cleanup" ? { kind: "end-step" } : { kind: "priority", player: unit.then } };
}
