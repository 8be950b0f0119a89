import type { Unit } from "../../model/unit.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Unit `resolve`. */
export function* runResolve(_p: Process, _unit: Extract<Unit, { kind: "resolve" }>): Procedure {
  unsupported("resolve");
}
