import type { StaticAbility } from "../ability/ability.ts";
import type { Selector } from "../ability/selector.ts";
import type { StaticRule } from "../ability/static-rule.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { Bindings } from "../model/object.ts";
import type { ContinuousEffect, FixedModification } from "../model/state.ts";
import { type LayerId, layerOf } from "./layers.ts";

/** A continuous effect on its way through the layers, of a static ability (611.3) or of something that resolved (611.2). */
export interface Continuous {
  /** Its identity within a state: `static:SOURCE:KEY` or `effect:ID`. */
  readonly key: string;
  /** The object it comes from. Absent: none. */
  readonly source?: ObjectId;
  /** Absent: that of the source at the time (613.7a). */
  readonly controller?: PlayerId;
  readonly timestamp: number;
  /** The objects it is fixed to. Absent: `affects` tells. */
  readonly objects?: readonly ObjectId[];
  readonly affects?: Selector;
  readonly modifications: readonly FixedModification[];
  readonly rules: readonly StaticRule[];
  readonly bound: Bindings;
  /** The static ability. Absent: of something that resolved. */
  readonly ability?: StaticAbility;
}

/** A kept effect as one to be applied: the same for the same effect. */
export function continuousOfEffect(effect: ContinuousEffect): Continuous {
  let continuous = ofEffects.get(effect);
  if (continuous === undefined) {
    continuous = {
      key: `effect:${effect.id}`,
      ...(effect.source === undefined ? {} : { source: effect.source }),
      controller: effect.controller,
      timestamp: effect.timestamp,
      ...(effect.objects === undefined ? {} : { objects: effect.objects }),
      ...(effect.affects === undefined ? {} : { affects: effect.affects }),
      modifications: effect.modifications,
      rules: effect.rules ?? [],
      bound: effect.bound ?? {},
    };
    ofEffects.set(effect, continuous);
  }
  return continuous;
}

const ofEffects = new WeakMap<ContinuousEffect, Continuous>();

/** The effect of a static ability of an object, with the later of its own timestamp and that of what granted it (613.7a). */
export function continuousOfStatic(
  source: ObjectId,
  key: string,
  timestamp: number,
  ability: StaticAbility,
): Continuous {
  return {
    key: `static:${source}:${key}`,
    source,
    timestamp,
    ...(ability.affects === undefined ? {} : { affects: ability.affects }),
    modifications: ability.modifications ?? [],
    rules: ability.rules ?? [],
    bound: {},
    ability,
  };
}

/** The modifications of an effect that apply in a layer. */
export function partInLayer(effect: Continuous, layer: LayerId): readonly FixedModification[] {
  if (effect.modifications.length === 0) return NOTHING;
  let layers = parts.get(effect.modifications);
  if (layers === undefined) {
    layers = new Map();
    parts.set(effect.modifications, layers);
  }
  let part = layers.get(layer);
  if (part === undefined) {
    part = effect.modifications.filter((modification) => layerOf(modification, effect.ability?.defining) === layer);
    layers.set(layer, part);
  }
  return part;
}

const NOTHING: readonly never[] = [];
/** The same modifications are always those of the same ability or effect. */
const parts = new WeakMap<readonly FixedModification[], Map<LayerId, readonly FixedModification[]>>();
