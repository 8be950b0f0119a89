import type { Restriction, StaticRule } from "../ability/static-rule.ts";
import type { ObjectId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import type { EvaluationContext } from "../query/context.ts";
import { worldOf } from "./characteristics.ts";
import type { Continuous } from "./continuous.ts";
import { World } from "./world.ts";

/** A restriction on an object, with what its references are worked out from. */
export interface RestrictionOn {
  readonly restriction: Restriction;
  readonly context: EvaluationContext;
}

/** What an object can't or must do, by static abilities and by effects of resolved spells and abilities (101.2). */
export function restrictionsOn(state: GameState, id: ObjectId): readonly RestrictionOn[] {
  if (World.isEmpty(state)) return [];
  const world = worldOf(state);
  return restrictingAmong(world.effects()).flatMap(({ effect, own, ruled }) => {
    const scope = world.scopeOf(effect, world.steps.length);
    const found = own.length > 0 && world.applies(effect, id) ? own : [];
    const more = ruled
      .filter(({ what }) => scope.evaluate.selects(scope, what, id))
      .map(({ restriction }) => restriction);
    return [...found, ...more].map((restriction) => ({ restriction, context: { ...scope.ctx, it: id } }));
  });
}

interface Restricting {
  readonly effect: Continuous;
  readonly own: readonly Restriction[];
  readonly ruled: readonly Extract<StaticRule, { kind: "restrict" }>[];
}

const restricting = new WeakMap<readonly Continuous[], readonly Restricting[]>();

/** Those of the effects that restrict something. */
function restrictingAmong(effects: readonly Continuous[]): readonly Restricting[] {
  let found = restricting.get(effects);
  if (found === undefined) {
    found = effects.flatMap((effect) => {
      const own = effect.modifications.flatMap((one) => (one.kind === "restriction" ? [one.restriction] : []));
      const ruled = effect.rules.flatMap((rule) => (rule.kind === "restrict" ? [rule] : []));
      return own.length === 0 && ruled.length === 0 ? [] : [{ effect, own, ruled }];
    });
    restricting.set(effects, found);
  }
  return found;
}

/** Whether something says that an object can't or must do this. */
export function isRestricted(state: GameState, id: ObjectId, kind: Restriction["kind"]): boolean {
  return restrictionsOn(state, id).some(({ restriction }) => restriction.kind === kind);
}
