import type { StaticRule } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { costRules } from "./costs.ts";
import { lifeRules } from "./life-rules.ts";
import { lookRules } from "./looking.ts";
import { permissionRules } from "./permissions.ts";
import { prohibitionRules } from "./prohibitions.ts";
import { specialActionRules } from "./special-actions.ts";
import { triggerRules } from "./trigger-rules.ts";

/** Reads rules of the game that the words change: what can't be done, what may be done, what costs more or less. */
export function staticRules(r: Reader): readonly StaticRule[] | undefined {
  return r.oneOf<readonly StaticRule[]>([
    specialActionRules,
    costRules,
    prohibitionRules,
    permissionRules,
    lookRules,
    lifeRules,
    triggerRules,
  ]);
}
