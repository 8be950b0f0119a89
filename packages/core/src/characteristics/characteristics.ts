import type { Characteristics } from "../model/characteristics.ts";
import type { ObjectId, PlayerId } from "../model/ids.ts";
import type { CardObject, CopySource, GameObject } from "../model/object.ts";
import type { GameState } from "../model/state.ts";
import { EVALUATOR } from "../query/evaluator.ts";
import type { Reader } from "../query/scope.ts";
import { cardObjectAt, lastKnownAt, objectAt } from "../storage/objects.ts";
import type { Continuous } from "./continuous.ts";
import type { CopiableValues } from "./copiable-values.ts";
import { copiableValuesOf, sourceOfCopy } from "./copy-layer.ts";
import { draftOfOther, draftOfValues, finished } from "./draft.ts";
import { type Basis, basisOf, servesFor } from "./layering.ts";
import { LAYERS } from "./layers.ts";
import { applyOwn } from "./own-stages.ts";
import { staticsOf } from "./statics.ts";
import { World } from "./world.ts";

/** What an object is now, all effects applied (109.3, 613); of one that is gone, what it last was (608.2h). */
export function characteristics(state: GameState, id: ObjectId): Characteristics {
  const object = objectAt(state, id);
  if (object === undefined) {
    const gone = lastKnownAt(state, id);
    if (gone === undefined) throw new Error(`no object ${id}`);
    return gone.characteristics;
  }
  return (World.isEmpty(state) ? alone(state, object) : undefined) ?? worldOf(state).characteristics(id);
}

/** The copiable values of a present card, token or spell (707.2). */
export function copiableValues(state: GameState, id: ObjectId): CopiableValues {
  return copiableValuesOf(state, present(state, id));
}

/** Who controls an object, control effects applied (613.1b); of one that is gone, who last did. */
export function controllerOf(state: GameState, id: ObjectId): PlayerId {
  const object = objectAt(state, id);
  if (object === undefined) {
    const gone = lastKnownAt(state, id);
    if (gone === undefined) throw new Error(`no object ${id}`);
    return gone.controller;
  }
  return World.isEmpty(state) ? object.controller : worldOf(state).controller(id);
}

/** What a copy effect that starts now would fix as its source (707.2, 707.3). Of an object that is gone: from what it last was. Nothing of an ability or emblem, which has no copiable values of a card. */
export function copySourceOf(state: GameState, id: ObjectId): CopySource | undefined {
  const object = objectAt(state, id) ?? lastKnownAt(state, id)?.object;
  return object?.kind === "card" ? sourceOfCopy(state, object) : undefined;
}

/** A reader of objects as they are now. */
export function readerOf(state: GameState): Reader {
  return {
    characteristics: (id) => characteristics(state, id),
    controller: (id) => controllerOf(state, id),
    base: (id, which) => worldOf(state).base(id, which),
  };
}

const worlds = new WeakMap<GameState, World>();
const bases = new WeakMap<GameState["effects"], readonly Basis[]>();

/** How many layerings are kept for the same kept effects: of the game as it is, and as it would be with a spell on the stack. */
const MOST_KEPT = 4;

/** The layers of a state. */
export function worldOf(state: GameState): World {
  let world = worlds.get(state);
  if (world === undefined) {
    world = newWorld(state);
    worlds.set(state, world);
  }
  return world;
}

/** The layers of a state, with what was worked out for one that has the same in all that matters. */
function newWorld(state: GameState): World {
  const known = bases.get(state.effects) ?? [];
  const basis = known.find((one) => servesFor(one, state));
  if (basis !== undefined) return new World(state, basis.layering);
  const world = new World(state);
  const made = basisOf(state, world.layering);
  if (made !== undefined) world.layering.effects = world.effects();
  if (made !== undefined) bases.set(state.effects, [made, ...known.slice(0, MOST_KEPT - 1)]);
  return world;
}

function present(state: GameState, id: ObjectId): CardObject {
  const object = cardObjectAt(state, id);
  if (object === undefined) throw new Error(`no card object ${id}`);
  return object;
}

const kept = new WeakMap<GameObject, Characteristics | "depends">();

/** What an object is where nothing else applies to it, kept as long as it doesn't change. Nothing where its own abilities look at the game. */
function alone(state: GameState, object: GameObject): Characteristics | undefined {
  let known = kept.get(object);
  if (known === undefined) {
    known = computeAlone(state, object);
    kept.set(object, known);
  }
  return known === "depends" ? undefined : known;
}

/** Keywords whose defining abilities look at nothing but their object. */
const SELF_CONTAINED: ReadonlySet<string> = new Set(["changeling", "devoid"]);

function computeAlone(state: GameState, object: GameObject): Characteristics | "depends" {
  let draft = object.kind === "card" ? draftOfValues(copiableValuesOf(state, object), object) : draftOfOther(object);
  const depends = draft.abilities.some(
    ({ ability }) =>
      staticsOf(ability).length > 0 && !(ability.kind === "keyword" && SELF_CONTAINED.has(ability.keyword.name)),
  );
  if (depends) return "depends";
  const ability = (effect: Continuous) => ({
    state,
    ctx: { source: object.id, controller: object.controller, bound: effect.bound, it: object.id },
    read: READS_NOTHING,
    evaluate: EVALUATOR,
  });
  for (const { id: layer } of LAYERS) {
    if (layer === "6") draft = applyOwn(draft, layer, "land-types", object, ability, []);
    draft = applyOwn(draft, layer, "defining", object, ability, []);
    if (layer === "6" || layer === "7c") draft = applyOwn(draft, layer, "counters", object, ability, []);
  }
  return finished(draft, object);
}

const READS_NOTHING: Reader = {
  characteristics: () => nothingToRead(),
  controller: () => nothingToRead(),
  base: () => nothingToRead(),
};

function nothingToRead(): never {
  throw new Error("a self-contained ability looked at the game");
}
