import { NO_CHARACTERISTICS } from "../../model/characteristics.ts";
import type { AbilityObject } from "../../model/object.ts";
import { type Process, setObject } from "../process.ts";

/** An ability leaves the stack and ceases to exist (608.2n). */
export function removeAbility(p: Process, ability: AbilityObject): void {
  p.state = { ...p.state, stack: p.state.stack.filter((id) => id !== ability.id) };
  setObject(p, {
    kind: "gone",
    id: ability.id,
    object: ability,
    characteristics: NO_CHARACTERISTICS,
    controller: ability.controller,
    became: [],
    attachments: [],
  });
}
