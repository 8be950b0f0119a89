import type { GameObject } from "../model/object.ts";
import type { Scope } from "../query/scope.ts";
import { countersInOrder } from "../storage/counters.ts";
import { applyModification, withNumbers } from "./apply.ts";
import { intrinsicManaAbilities } from "./change-types.ts";
import { type Continuous, continuousOfStatic, partInLayer } from "./continuous.ts";
import type { Draft } from "./draft.ts";
import { abilityOfCounter, isKeyword } from "./keyword-names.ts";
import type { Step } from "./layering.ts";
import type { LayerId } from "./layers.ts";
import { staticsOf } from "./statics.ts";

/** What an object does to itself in a layer: by basic land types (305.6), defining abilities (613.3) or counters (122.1a–b). */
export type OwnStage = "land-types" | "defining" | "counters";

/** The draft after one of its own stages. `scopeOf` gives the scope of one of its abilities at this point. */
export function applyOwn(
  draft: Draft,
  layer: LayerId,
  stage: OwnStage,
  object: GameObject,
  scopeOf: (effect: Continuous) => Scope,
  steps: readonly Step[],
): Draft {
  switch (stage) {
    case "land-types": {
      const intrinsic = intrinsicManaAbilities(draft);
      return intrinsic.length === 0 ? draft : { ...draft, abilities: [...draft.abilities, ...intrinsic] };
    }
    case "defining":
      return applyDefining(draft, layer, object, scopeOf);
    case "counters":
      return layer === "6" ? withKeywordCounters(draft, object, scopeOf, steps) : withNumberCounters(draft, object);
  }
}

/** Characteristic-defining abilities come first in their layer (613.3). */
function applyDefining(
  draft: Draft,
  layer: LayerId,
  object: GameObject,
  scopeOf: (effect: Continuous) => Scope,
): Draft {
  let now = draft;
  for (const { ability, key } of draft.abilities) {
    if (ability.kind !== "static" && ability.kind !== "keyword") continue;
    for (const one of staticsOf(ability)) {
      if (one.defining === undefined || !key.startsWith("printed:")) continue;
      const effect = continuousOfStatic(object.id, key, 0, one);
      const part = partInLayer(effect, layer);
      if (part.length === 0) continue;
      const scope = scopeOf(effect);
      if (one.condition !== undefined && !scope.evaluate.holds(scope, one.condition)) continue;
      now = part.reduce(
        (next, modification) => applyModification(next, modification, scope, object.id, `granted:${key}`),
        now,
      );
    }
  }
  return now;
}

/** Counters that change power and toughness (613.4c). */
function withNumberCounters(draft: Draft, object: GameObject): Draft {
  let [power, toughness, any] = [0, 0, false];
  for (const [counter, count] of countersInOrder(object.counters)) {
    const match = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
    if (match === null || count === 0) continue;
    any = true;
    power += Number(match[1]) * count;
    toughness += Number(match[2]) * count;
  }
  return any ? withNumbers(draft, (draft.power ?? 0) + power, (draft.toughness ?? 0) + toughness) : draft;
}

/** Keyword counters (122.1b), unless something with a later timestamp takes the keyword away (613.7c). */
function withKeywordCounters(
  draft: Draft,
  object: GameObject,
  scopeOf: (effect: Continuous) => Scope,
  steps: readonly Step[],
): Draft {
  let now = draft;
  for (const [counter, count] of countersInOrder(object.counters)) {
    const ability = count > 0 ? abilityOfCounter(counter) : undefined;
    if (ability === undefined) continue;
    const timestamp = (object.kind === "card" ? object.counterTimestamps?.[counter] : undefined) ?? object.timestamp;
    const lost = steps.some((step) => {
      if (step.kind !== "effect" || step.layer !== "6" || step.effect.timestamp <= timestamp) return false;
      if (
        !step.part.some(
          (one) =>
            one.kind === "lose-all-abilities" ||
            (one.kind === "lose" && one.keywords.some((name) => isKeyword(ability.keyword, name))),
        )
      )
        return false;
      const scope = scopeOf(step.effect);
      return (
        step.effect.objects?.includes(object.id) ??
        (step.effect.affects !== undefined && scope.evaluate.selects(scope, step.effect.affects, object.id))
      );
    });
    if (!lost) now = { ...now, abilities: [...now.abilities, { ability, key: `counter:${counter}` }] };
  }
  return now;
}
