import type { Unit } from "../../model/unit.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Unit `begin-step`. */
export function* runBeginStep(_p: Process, _unit: Extract<Unit, { kind: "begin-step" }>): Procedure {
  unsupported("begin-step");
}
