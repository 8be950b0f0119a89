import type { Unit } from "../../model/unit.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Unit `begin-turn`. */
export function* runBeginTurn(_p: Process, _unit: Extract<Unit, { kind: "begin-turn" }>): Procedure {
  unsupported("begin-turn");
}
