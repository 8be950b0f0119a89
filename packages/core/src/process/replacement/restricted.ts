import type { StaticAbility } from "../../ability/ability.ts";
import type { Restriction, StaticRule } from "../../ability/static-rule.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { GameObject, LastKnown } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holds, select } from "../../query/evaluate.ts";
import { chunkIndex } from "../../storage/chunk-index.ts";
import { objectAt } from "../../storage/objects.ts";
import { characteristics, controllerOf } from "../derived.ts";

/** A rule that a static ability or an effect sets while it applies, with what its references are worked out from. */
export interface RuleInForce<K extends StaticRule["kind"] = StaticRule["kind"]> {
  readonly rule: Extract<StaticRule, { kind: K }>;
  readonly context: EvaluationContext;
}

/** The rules of this kind that are in force: of static abilities where they work, then of effects. */
export function* rulesInForce<K extends StaticRule["kind"]>(state: GameState, kind: K): Generator<RuleInForce<K>> {
  const seen = new Set<ObjectId>();
  const isKind = (rule: StaticRule): rule is Extract<StaticRule, { kind: K }> => rule.kind === kind;
  for (const id of withRules(state.objects, state.definitions)) {
    const object = objectAt(state, id);
    if (object === undefined || object.kind === "ability" || seen.has(id) || (object.kind === "card" && object.permanent?.phasedOut !== undefined)) continue;
    seen.add(id);
    const abilities = object.kind === "emblem" ? object.abilities : characteristics(state, id).abilities.map(({ ability }) => ability);
    for (const ability of abilities) {
      if (ability.kind !== "static" || !(ability.rules ?? []).some(isKind)) continue;
      if (!worksIn(ability, object)) continue;
      const context: EvaluationContext = { controller: controllerOf(state, id), source: id };
      if (ability.condition !== undefined && !holds(state, context, ability.condition)) continue;
      for (const rule of ability.rules ?? []) if (isKind(rule)) yield { rule, context };
    }
  }
  for (const effect of state.effects) {
    if (effect.kind !== "continuous") continue;
    const context: EvaluationContext = { controller: effect.controller, ...(effect.source === undefined ? {} : { source: effect.source }), ...(effect.bound === undefined ? {} : { bound: effect.bound }) };
    for (const rule of effect.rules ?? []) if (isKind(rule)) yield { rule, context };
  }
}

/** Whether something says that an object can't do or have this, now. */
export function isRestricted(state: GameState, id: ObjectId, kind: Restriction["kind"]): boolean {
  for (const { rule, context } of rulesInForce(state, "restrict")) if (rule.restriction.kind === kind && select(state, context, rule.what).includes(id)) return true;
  for (const effect of state.effects) {
    if (effect.kind !== "continuous" || effect.objects?.includes(id) !== true) continue;
    if (effect.modifications.some((modification) => modification.kind === "restriction" && modification.restriction.kind === kind)) return true;
  }
  return false;
}

const worksIn = (ability: StaticAbility, object: GameObject): boolean => ability.from?.includes(object.zone) ?? (object.zone === "battlefield" || object.kind === "emblem");

const withRules = chunkIndex((entry: GameObject | LastKnown, definitions: GameState["definitions"]): readonly ObjectId[] => {
  if (entry.kind === "gone" || entry.kind === "ability") return [];
  const abilities = entry.kind === "emblem" ? entry.abilities : [...entry.components.map(({ what }) => what.definition), ...("definition" in (entry.permanent?.enteredAs ?? {}) ? [(entry.permanent?.enteredAs as { definition: string }).definition] : [])].flatMap((id) => [...(definitions[id]?.faces ?? []), ...(definitions[id]?.halves?.parts ?? [])].flatMap((face) => face.abilities));
  return abilities.some((ability) => ability.kind === "static" && ability.rules !== undefined) ? [entry.id] : [];
});
