import type { StaticRule } from "../ability/static-rule.ts";
import type { GameState } from "../model/state.ts";
import type { EvaluationContext } from "../query/context.ts";
import { worldOf } from "./characteristics.ts";
import { World } from "./world.ts";

/** A rule that a static ability or an effect sets while it applies, with what its references are worked out from. */
export interface RuleThatApplies<K extends StaticRule["kind"] = StaticRule["kind"]> {
  readonly rule: Extract<StaticRule, { kind: K }>;
  readonly context: EvaluationContext;
}

/** The rules of one kind that apply now: of static abilities as they are after all layers, and of effects. */
export function rulesThatApply<K extends StaticRule["kind"]>(state: GameState, kind: K): readonly RuleThatApplies<K>[] {
  if (World.isEmpty(state)) return [];
  const world = worldOf(state);
  const isKind = (rule: StaticRule): rule is Extract<StaticRule, { kind: K }> => rule.kind === kind;
  return world.effects().flatMap((effect) => {
    const rules = effect.rules.filter(isKind);
    if (rules.length === 0) return [];
    const context = world.scopeOf(effect, world.steps.length).ctx;
    return rules.map((rule) => ({ rule, context }));
  });
}
