import type { ObjectId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { Procedure, Process } from "../process.ts";
import { unsupported } from "../unsupported.ts";

/** Damage that a source is to deal. */
export interface Blow {
  readonly source: ObjectId;
  readonly to: TargetRef;
  readonly amount: number;
  readonly combat?: true;
  readonly notPreventable?: true;
}

/** Deals damage at the same time (120): prevention and replacement, then its results: life, marked damage, loyalty, defense, counters, lifelink, commander damage. Gives back what was dealt. */
export function* dealDamage(_p: Process, _blows: readonly Blow[]): Procedure<readonly Blow[]> {
  return unsupported("damage");
}
