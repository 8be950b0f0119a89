import type { Refusal, RefusalCode } from "../model/refusal.ts";
import type { RuleKey } from "../rules/rules.ts";

/** Thrown inside a unit where an action can't be completed: the driver catches it, and the action is refused whole (601.2, 732). */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Refuses the action that is being done. */
export function refuse(code: RefusalCode, rules: readonly RuleKey[], more: Omit<Refusal, "code" | "rules"> = {}): never {
  throw new Refused({ code, rules, ...more });
}
