import type { Unit } from "../../model/unit.ts";
import type { Procedure, Process } from "../process.ts";
import { runAction } from "./action.ts";
import { runBeginStep } from "./begin-step.ts";
import { runBeginTurn } from "./begin-turn.ts";
import { runCheck } from "./check.ts";
import { runEndStep } from "./end-step.ts";
import { runPutTriggers } from "./put-triggers.ts";
import { runResolve } from "./resolve.ts";

/** What each unit does. `priority` and `over` are where the driver stops. */
export const UNITS: { readonly [K in Unit["kind"]]: (p: Process, unit: Extract<Unit, { kind: K }>) => Procedure } = {
  action: runAction,
  check: runCheck,
  "put-triggers": runPutTriggers,
  resolve: runResolve,
  "begin-turn": runBeginTurn,
  "begin-step": runBeginStep,
  "end-step": runEndStep,
  "game-start": function* (p) {
    p.state = { ...p.state, next: { kind: "begin-turn" } };
  },
  priority: function* () {
    throw new Error("priority is not a unit to run");
  },
  over: function* () {
    throw new Error("the game is over");
  },
};
