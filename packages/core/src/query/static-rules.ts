import type { Amount } from "../ability/amount.ts";
import type { Condition } from "../ability/condition.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import type { StaticRule } from "../ability/static-rule.ts";
import { worldOf } from "../characteristics/characteristics.ts";
import { type RestrictionOn, restrictionsOn as restrictionsFound } from "../characteristics/restrictions.ts";
import { rulesAmong } from "../characteristics/rules-among.ts";
import { World } from "../characteristics/world.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { GameState } from "../model/state.ts";
import type { EvaluationContext } from "./context.ts";
import { amount, holds, players } from "./evaluate.ts";

/** What a rule or restriction in force needs to be worked out: whose point of view it has. */
interface InForce {
  readonly context: EvaluationContext;
  /** The object it comes from. Absent: an effect without a source. */
  readonly source?: ObjectId;
  readonly players: (ref: PlayerRef) => readonly PlayerId[];
  readonly amount: (amount: Amount) => number;
  readonly holds: (condition: Condition) => boolean;
}

/** A rule of the game that a static ability or an effect changes now. `objects`: the only ones an effect's rule is about, where it locked some in. */
export interface RuleInForce<R extends StaticRule = StaticRule> extends InForce {
  readonly rule: R;
  readonly objects?: readonly ObjectId[];
}

/** Something an object can't or must do now. */
export interface RestrictionInForce extends InForce, RestrictionOn {}

/** The rules of one kind that are changed now (604.1, 611.2–3). */
export function rulesInForce<K extends StaticRule["kind"]>(
  state: GameState,
  kind: K,
): readonly RuleInForce<Extract<StaticRule, { kind: K }>>[] {
  if (World.isEmpty(state)) return NONE as readonly []; // nothing of any kind
  return (filedRules(state).get(kind) ?? file(state, kind)) as readonly RuleInForce<Extract<StaticRule, { kind: K }>>[]; // filed by kind
}

/** Everything that an object can't or must do now (101.2). */
export function restrictionsOn(state: GameState, id: ObjectId): readonly RestrictionInForce[] {
  return restrictionsFound(state, id).map(({ restriction, context }) => ({
    restriction,
    ...inForceFor(state, context),
  }));
}

type Rules = Map<string, readonly RuleInForce[]>;

const NONE: readonly RuleInForce[] = [];
const known = new WeakMap<GameState, Rules>();

/** The rules in force of the kinds that were asked for, in this state. */
function filedRules(state: GameState): Rules {
  let found = known.get(state);
  if (found === undefined) {
    found = new Map();
    known.set(state, found);
  }
  return found;
}

function file(state: GameState, kind: StaticRule["kind"]): readonly RuleInForce[] {
  const world = worldOf(state);
  const found = rulesAmong(world.effects(), kind).map(({ effect, rule }): RuleInForce => {
    const { ctx } = world.scopeOf(effect, world.steps.length);
    return { ...inForceFor(state, ctx), rule, ...(effect.objects === undefined ? {} : { objects: effect.objects }) };
  });
  filedRules(state).set(kind, found.length === 0 ? NONE : found);
  return found;
}

function inForceFor(state: GameState, context: EvaluationContext): InForce {
  return {
    context,
    ...(context.source === undefined ? {} : { source: context.source }),
    players: (ref) => players(state, context, ref),
    amount: (value) => amount(state, context, value),
    holds: (condition) => holds(state, context, condition),
  };
}
