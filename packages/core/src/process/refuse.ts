import type { Refusal, RefusalCode } from "../model/refusal.ts";
import type { RuleKey } from "../rules/rules.ts";

/** Thrown inside a unit where an action can't be completed: the driver catches it, and the action is refused whole (601.2, 732). No `Error`: it is part of play and needs no trace. */
export class Refused {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}

/** Refuses the action that is being done. */
export function refuse(
  code: RefusalCode,
  rules: readonly RuleKey[],
  more: Omit<Refusal, "code" | "rules"> = {},
): never {
  throw new Refused({ code, rules, ...more });
}
