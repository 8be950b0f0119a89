import type { StaticRule } from "../ability/static-rule.ts";
import type { Continuous } from "./continuous.ts";

/** A rule with the effect that sets it. */
export interface RuleOf {
  readonly effect: Continuous;
  readonly rule: StaticRule;
}

const filed = new WeakMap<readonly Continuous[], ReadonlyMap<string, readonly RuleOf[]>>();

/** The rules of one kind that these effects set, in their order. They are filed by kind once. */
export function rulesAmong(effects: readonly Continuous[], kind: StaticRule["kind"]): readonly RuleOf[] {
  let kinds = filed.get(effects);
  if (kinds === undefined) {
    const made = new Map<string, RuleOf[]>();
    for (const effect of effects)
      for (const rule of effect.rules) made.set(rule.kind, [...(made.get(rule.kind) ?? []), { effect, rule }]);
    kinds = made;
    filed.set(effects, kinds);
  }
  return kinds.get(kind) ?? [];
}
