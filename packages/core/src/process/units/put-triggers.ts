import type { Unit } from "../../model/unit.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Puts waiting triggered abilities on the stack in APNAP order (603.3b), then checks again. */
export function* runPutTriggers(_p: Process, _unit: Extract<Unit, { kind: "put-triggers" }>): Procedure {
  unsupported("put-triggers");
}
