import { characteristics } from "../../characteristics/characteristics.ts";
import type { CardObject } from "../../model/object.ts";
import type { Unit } from "../../model/unit.ts";
import { objectAt } from "../../storage/objects.ts";
import type { Procedure, Process } from "../process.ts";
import { resolveAbility } from "../resolving/resolve-ability.ts";
import { resolveInstantOrSorcery } from "../resolving/resolve-instant.ts";
import { resolvePermanentSpell } from "../resolving/resolve-permanent.ts";

/** The topmost object of the stack resolves (608.1); afterwards the active player gets priority (117.3b). */
export function* runResolve(p: Process, _unit: Extract<Unit, { kind: "resolve" }>): Procedure {
  const id = p.state.stack.at(-1);
  p.state = { ...p.state, passed: [], next: { kind: "check", then: p.state.turn.active } };
  const object = id === undefined ? undefined : objectAt(p.state, id);
  if (object === undefined || object.kind === "emblem") return;
  if (object.kind === "ability") yield* resolveAbility(p, object);
  else if (isInstantOrSorcery(p, object)) yield* resolveInstantOrSorcery(p, object);
  else yield* resolvePermanentSpell(p, object);
}

function isInstantOrSorcery(p: Process, object: CardObject): boolean {
  const { types } = characteristics(p.state, object.id);
  return types.includes("Instant") || types.includes("Sorcery");
}
