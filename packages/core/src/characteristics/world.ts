import type { StaticAbility } from "../ability/ability.ts";
import type { Characteristics } from "../model/characteristics.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { GameObject } from "../model/object.ts";
import type { FixedModification, GameEffect, GameState } from "../model/state.ts";
import { EVALUATOR } from "../query/evaluator.ts";
import type { Reader, Scope } from "../query/scope.ts";
import { lastKnownAt, objectAt } from "../storage/objects.ts";
import { applyModification } from "./apply.ts";
import { type Continuous, continuousOfEffect, continuousOfStatic, partInLayer } from "./continuous.ts";
import { copiableValuesOf, copiedByAttachment } from "./copy-layer.ts";
import { type Draft, draftOfOther, draftOfValues, finished } from "./draft.ts";
import type { Layering, Step } from "./layering.ts";
import { LAYERS, type LayerId } from "./layers.ts";
import { nextToApply } from "./order.ts";
import { applyOwn } from "./own-stages.ts";
import { looksAtGame } from "./self-contained.ts";
import { staticSources } from "./static-sources.ts";
import { staticsOf, worksOn } from "./statics.ts";

/**
 * The layers of one state (613), worked out step by step: which effects apply in which order, and from them, on demand, each object. `layering`: what was
 * worked out for another state and serves for this one as well. Absent: it is worked out.
 */
export class World implements Reader {
  readonly state: GameState;
  readonly layering: Layering;
  #effects: readonly Continuous[] | undefined;
  /** Drafts of objects that look at the whole game to know what they are. */
  readonly #own = new Map<ObjectId, Draft[]>();
  /** All drafts, while the order is worked out: those of steps that are taken back must go. */
  #underway: Draft[][] | undefined;

  constructor(state: GameState, layering?: Layering) {
    this.state = state;
    if (layering !== undefined) {
      this.layering = layering;
      return;
    }
    const kept = state.effects.flatMap((effect) => (effect.kind === "continuous" ? [continuousOfEffect(effect)] : []));
    const touched = kept.flatMap(({ objects, modifications }) =>
      modifications.some(mayGiveStatics) ? (objects ?? []) : [],
    );
    this.layering = {
      steps: [],
      started: new Map(),
      drafts: new WeakMap(),
      grants: new Map(),
      statics: new Map(),
      kept,
      sources: [...new Set([...staticSources(state), ...touched, ...copiedByAttachment(state)])],
      grantsStatics: false,
      baseNumbersAt: 0,
    };
    this.#underway = [];
    this.#run();
    this.#underway = undefined;
  }

  /** Whether no effect applies to anything: then objects are what they are by themselves. */
  static isEmpty(state: GameState): boolean {
    return staticSources(state).length === 0 && !hasContinuous(state.effects);
  }

  get steps(): Step[] {
    return this.layering.steps;
  }

  characteristics(id: ObjectId): Characteristics {
    return this.characteristicsAt(id, this.steps.length);
  }

  controller(id: ObjectId): PlayerId {
    return this.controllerAt(id, this.steps.length);
  }

  base(id: ObjectId, which: "power" | "toughness"): number | undefined {
    const object = objectAt(this.state, id);
    return object === undefined
      ? lastKnownAt(this.state, id)?.characteristics[which]
      : finished(this.draftAt(object, this.layering.baseNumbersAt), object)[which];
  }

  /** The effects that apply at the end, with the point at which they first did. */
  effects(): readonly Continuous[] {
    this.#effects ??= this.layering.effects ?? this.#allEffects();
    return this.#effects;
  }

  #allEffects(): readonly Continuous[] {
    const all = new Map([...this.layering.started.values()].map(({ effect }) => [effect.key, effect]));
    for (const effect of this.#existing(this.steps.length)) all.set(effect.key, effect);
    return [...all.values()];
  }

  /** A reader of objects as they are after so many steps. */
  readerAt(step: number): Reader {
    return {
      characteristics: (id) => this.characteristicsAt(id, step),
      controller: (id) => this.controllerAt(id, step),
      base: (id, which) => this.characteristicsAt(id, Math.min(step, this.layering.baseNumbersAt || step))[which],
    };
  }

  characteristicsAt(id: ObjectId, step: number): Characteristics {
    const object = objectAt(this.state, id);
    if (object !== undefined) return finished(this.draftAt(object, step), object);
    const gone = lastKnownAt(this.state, id);
    if (gone === undefined) throw new Error(`no object ${id}`);
    return gone.characteristics;
  }

  controllerAt(id: ObjectId, step: number): PlayerId {
    const object = objectAt(this.state, id);
    if (object !== undefined) return this.draftAt(object, step).controller;
    const gone = lastKnownAt(this.state, id);
    if (gone === undefined) throw new Error(`no object ${id}`);
    return gone.controller;
  }

  /** An object's draft after so many steps. */
  draftAt(object: GameObject, step: number): Draft {
    const drafts = this.#draftsOf(object);
    for (let at = drafts.length; at <= step; at++) {
      const [before, next] = [drafts[at - 1], this.steps[at - 1]];
      if (before === undefined || next === undefined) throw new Error(`layers have no step ${at}`);
      // Reading others in between may have filled in this very entry.
      drafts[at] ??= this.#applied(before, next, at - 1, object);
    }
    return drafts[step] ?? drafts[0] ?? draftOfOther(object);
  }

  #draftsOf(object: GameObject): Draft[] {
    const known = this.layering.drafts.get(object) ?? this.#own.get(object.id);
    if (known !== undefined) return known;
    const first =
      object.kind === "card" ? draftOfValues(copiableValuesOf(this.state, object), object) : draftOfOther(object);
    const drafts = [first];
    if (looksAtGame(first.abilities)) this.#own.set(object.id, drafts);
    else this.layering.drafts.set(object, drafts);
    this.#underway?.push(drafts);
    return drafts;
  }

  /** The scope of an effect after so many steps, for one object or none. */
  scopeOf(effect: Continuous, step: number, it?: ObjectId): Scope {
    const controller =
      effect.controller ??
      (effect.source === undefined ? this.state.turn.active : this.controllerAt(effect.source, step));
    const bound = it === undefined ? effect.bound : { ...effect.bound, it: { objects: [it] } };
    return {
      state: this.state,
      ctx: {
        controller,
        bound,
        ...(effect.source === undefined ? {} : { source: effect.source }),
        ...(it === undefined ? {} : { it }),
      },
      read: this.readerAt(step),
      evaluate: EVALUATOR,
    };
  }

  /** Whether an effect applies to an object, judged after so many steps. */
  appliesAt(effect: Continuous, id: ObjectId, step: number): boolean {
    if (effect.objects !== undefined) return effect.objects.includes(id);
    if (effect.affects === undefined) return false;
    const scope = this.scopeOf(effect, step);
    return scope.evaluate.selects(scope, effect.affects, id);
  }

  /** Those of the objects that an effect applies to, judged after so many steps. */
  appliesTo(effect: Continuous, ids: readonly ObjectId[], step: number): readonly ObjectId[] {
    const { objects, affects } = effect;
    if (objects !== undefined) return ids.filter((id) => objects.includes(id));
    if (affects === undefined) return [];
    const scope = this.scopeOf(effect, step);
    return ids.filter((id) => scope.evaluate.selects(scope, affects, id));
  }

  /** Whether an effect applies to an object at the end of the layers: as settled when it first applied. */
  applies(effect: Continuous, id: ObjectId): boolean {
    return this.appliesAt(effect, id, this.layering.started.get(effect.key)?.at ?? this.steps.length);
  }

  /** What would be different with one more step: it is taken back afterwards. */
  suppose<T>(step: Step, look: () => T): T {
    const at = this.steps.length;
    this.steps.push(step);
    const started = step.kind === "effect" && !this.layering.started.has(step.effect.key);
    if (step.kind === "effect" && started) this.layering.started.set(step.effect.key, { at, effect: step.effect });
    try {
      return look();
    } finally {
      this.steps.length = at;
      for (const drafts of this.#underway ?? []) drafts.length = Math.min(drafts.length, at + 1);
      if (step.kind === "effect" && started) this.layering.started.delete(step.effect.key);
    }
  }

  /** The effects that exist after so many steps, those that started to apply before included (613.6). */
  pending(layer: LayerId, done: ReadonlySet<string>): readonly Continuous[] {
    const found = new Map<string, Continuous>();
    for (const { effect } of this.layering.started.values()) found.set(effect.key, effect);
    const asked = (effect: Continuous): boolean => !done.has(effect.key) && partInLayer(effect, layer).length > 0;
    for (const effect of this.#existing(this.steps.length, asked))
      if (!found.has(effect.key)) found.set(effect.key, effect);
    return [...found.values()].filter(asked);
  }

  /** Whether an effect that was found exists after the steps so far: it started to apply (613.6), or its source still has it. */
  exists(effect: Continuous): boolean {
    if (effect.ability === undefined || this.layering.started.has(effect.key)) return true;
    const object = effect.source === undefined ? undefined : objectAt(this.state, effect.source);
    return (
      object !== undefined && this.#staticsOf(object, this.steps.length, ({ key }) => key === effect.key).length > 0
    );
  }

  #run(): void {
    for (const { id: layer } of LAYERS) {
      if (layer === "6") this.steps.push({ kind: "own", layer, stage: "land-types" });
      this.steps.push({ kind: "own", layer, stage: "defining" });
      const done = new Set<string>();
      for (;;) {
        const effect = nextToApply(this, layer, this.pending(layer, done));
        if (effect === undefined) break;
        done.add(effect.key);
        if (!this.layering.started.has(effect.key))
          this.layering.started.set(effect.key, { at: this.steps.length, effect });
        const part = partInLayer(effect, layer);
        this.steps.push({ kind: "effect", layer, effect, part });
        if (layer === "6") this.#noteGrants(effect, part);
      }
      if (layer === "6" || layer === "7c") this.steps.push({ kind: "own", layer, stage: "counters" });
      if (layer === "7b") this.layering.baseNumbersAt = this.steps.length;
    }
  }

  #noteGrants(effect: Continuous, part: readonly FixedModification[]): void {
    const grants = part.some(
      (one) =>
        one.kind === "gain-abilities-of" ||
        (one.kind === "gain" && one.abilities.some((ability) => staticsOf(ability).length > 0)),
    );
    if (!grants) return;
    this.layering.grants.set(`granted:${effect.key}`, effect.timestamp);
    if (effect.objects === undefined && !this.layering.grantsStatics) {
      this.layering.grantsStatics = true;
      this.layering.sources = [...new Set([...this.layering.sources, ...this.state.battlefield])];
    }
  }

  /** Kept effects, and static abilities as they are on their sources after so many steps; only those that are asked for. */
  #existing(step: number, asked: (effect: Continuous) => boolean = () => true): readonly Continuous[] {
    const found: Continuous[] = this.layering.kept.filter(asked);
    for (const source of this.layering.sources) {
      const object = objectAt(this.state, source);
      if (object !== undefined) found.push(...this.#staticsOf(object, step, asked));
    }
    return found;
  }

  /** Static abilities of an object as they are after so many steps, those whose conditions hold. */
  #staticsOf(
    object: GameObject,
    step: number,
    asked: (effect: Continuous) => boolean = () => true,
  ): readonly Continuous[] {
    if (object.kind === "ability") return [];
    if (object.kind === "card" && object.permanent?.phasedOut !== undefined) return [];
    return this.#staticsAmong(object, this.draftAt(object, step).abilities).filter(
      (effect) => asked(effect) && (effect.ability === undefined || this.#conditionHolds(effect.ability, effect, step)),
    );
  }

  /** The effects of the static abilities among these, worked out again only where an object's abilities have changed. */
  #staticsAmong(object: GameObject, abilities: Draft["abilities"]): readonly Continuous[] {
    const known = this.layering.statics.get(object.id);
    if (known?.abilities === abilities) return known.effects;
    const effects = abilities.flatMap(({ ability, key }) =>
      [...staticsOf(ability).entries()].flatMap(([at, one]) => {
        if (one.defining !== undefined || !worksOn(one, object)) return [];
        const granted = this.layering.grants.get(key.slice(0, key.lastIndexOf(":"))) ?? 0;
        return [
          continuousOfStatic(object.id, at === 0 ? key : `${key}:${at}`, Math.max(object.timestamp, granted), one),
        ];
      }),
    );
    this.layering.statics.set(object.id, { abilities, effects });
    return effects;
  }

  #conditionHolds(ability: StaticAbility, effect: Continuous, step: number): boolean {
    if (ability.condition === undefined) return true;
    const scope = this.scopeOf(effect, step);
    return scope.evaluate.holds(scope, ability.condition);
  }

  #applied(draft: Draft, step: Step, at: number, object: GameObject): Draft {
    if (step.kind === "own")
      return applyOwn(
        draft,
        step.layer,
        step.stage,
        object,
        (effect) => this.scopeOf(effect, at, object.id),
        this.steps,
      );
    const { effect, part } = step;
    if (!this.appliesAt(effect, object.id, this.layering.started.get(effect.key)?.at ?? at)) return draft;
    const scope = this.scopeOf(effect, at, object.id);
    return part.reduce(
      (now, modification) => applyModification(now, modification, scope, object.id, `granted:${effect.key}`),
      draft,
    );
  }
}

/** Whether a modification may give an object static abilities that aren't among its own. */
function mayGiveStatics(modification: FixedModification): boolean {
  return (
    modification.kind === "copy-of" ||
    (modification.kind === "gain" && modification.abilities.some((ability) => staticsOf(ability).length > 0))
  );
}

const continuous = new WeakMap<readonly GameEffect[], boolean>();

function hasContinuous(effects: readonly GameEffect[]): boolean {
  let found = continuous.get(effects);
  if (found === undefined) {
    found = effects.some(({ kind }) => kind === "continuous");
    continuous.set(effects, found);
  }
  return found;
}
