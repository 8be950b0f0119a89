import type { Step } from "../../model/state.ts";
import { beginCombat } from "../combat/begin-combat.ts";
import { combatDamage } from "../combat/combat-damage.ts";
import { declareAttackers } from "../combat/declare-attackers.ts";
import { declareBlockers } from "../combat/declare-blockers.ts";
import type { Procedure, Process } from "../process.ts";
import { cleanup } from "./cleanup.ts";
import { drawStep } from "./draw-step.ts";
import { addLore } from "./lore-counters.ts";
import { untapStep } from "./untap-step.ts";

/** The turn-based actions of each step, in the order of 703.4. Steps that aren't listed have none. */
const ACTIONS: { readonly [S in Step]?: (p: Process) => Procedure } = {
  untap: untapStep,
  draw: drawStep,
  main1: addLore,
  "begin-combat": beginCombat,
  "declare-attackers": declareAttackers,
  "declare-blockers": declareBlockers,
  "first-strike-damage": (p) => combatDamage(p, "first"),
  "combat-damage": (p) => combatDamage(p, "regular"),
  cleanup,
};

/** Does the turn-based actions of a step (703). */
export function* turnBasedActions(p: Process, step: Step): Procedure {
  const actions = ACTIONS[step];
  if (actions !== undefined) yield* actions(p);
}
