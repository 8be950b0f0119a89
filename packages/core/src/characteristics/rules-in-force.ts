import type { StaticRule } from "../ability/static-rule.ts";
import type { GameState } from "../model/state.ts";
import type { EvaluationContext } from "../query/context.ts";
import { worldOf } from "./characteristics.ts";
import { rulesAmong } from "./rules-among.ts";
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
  const found = rulesAmong(world.effects(), kind).map(({ effect, rule }) => ({
    rule,
    context: world.scopeOf(effect, world.steps.length).ctx,
  }));
  return found as readonly {
    readonly rule: StaticRule;
    readonly context: EvaluationContext;
  }[] as readonly RuleThatApplies<K>[]; // filed by kind
}
