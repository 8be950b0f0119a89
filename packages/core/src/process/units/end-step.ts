import type { Unit } from "../../model/unit.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Unit `end-step`. */
export function* runEndStep(_p: Process, _unit: Extract<Unit, { kind: "end-step" }>): Procedure {
  unsupported("end-step");
}
