import type { ObjectId } from "../model/ids.ts";
import type { FixedModification } from "../model/state.ts";
import type { Scope } from "../query/scope.ts";
import { type Continuous, partInLayer } from "./continuous.ts";
import type { LayerId } from "./layers.ts";
import type { World } from "./world.ts";

/**
 * Which of the effects that are still to be applied in a layer comes next: the earliest (613.7) of those that depend on no other (613.8); where all
 * depend on one another, the earliest of all (613.8b).
 */
export function nextToApply(world: World, layer: LayerId, pending: readonly Continuous[]): Continuous | undefined {
  const inOrder = [...pending].sort((a, b) => a.timestamp - b.timestamp);
  if (inOrder.length < 2) return inOrder[0];
  return inOrder.find((effect) => !dependsOnAny(world, layer, effect, inOrder)) ?? inOrder[0];
}

/** What in an effect's words could be changed by something in this layer. A quick look, before `dependsOn` tries it out. */
const SENSITIVE: Readonly<Record<LayerId, RegExp | undefined>> = {
  "2": /"kind":"(controller|you-own-and-control|attached-to|status)"/,
  "3": /"kind":"(name|same)"/,
  "4": /"kind":"(type|supertype|subtype|permanent|same|ability)"/,
  "5": /"kind":"(color|colorless|multicolored|monocolored|same)"|:"(colors|color)"/,
  "6": /"kind":"(keyword|ability)"|gain-abilities-of/,
  "7a": /:"(power|toughness|base-power|base-toughness)"/,
  "7b": /:"(power|toughness|base-power|base-toughness)"/,
  "7c": /:"(power|toughness)"/,
  "7d": /:"(power|toughness)"/,
};

/** Whether applying one of the others first would change whether `effect` exists, what it applies to or what it does (613.8a). */
function dependsOnAny(world: World, layer: LayerId, effect: Continuous, all: readonly Continuous[]): boolean {
  let before: string | undefined;
  return all.some((other) => {
    if (other === effect || !mayDependOn(layer, effect, other)) return false;
    before ??= look(world, layer, effect);
    const step = { kind: "effect", layer, effect: other, part: partInLayer(other, layer) } as const;
    return before !== world.suppose(step, () => look(world, layer, effect));
  });
}

function mayDependOn(layer: LayerId, effect: Continuous, other: Continuous): boolean {
  if (SENSITIVE[layer]?.test(wordsOf(effect)) === true) return true;
  return effect.ability !== undefined && partInLayer(other, layer).some(takesAbilities);
}

/** What an effect applies to after the steps so far, and what it does there. */
function look(world: World, layer: LayerId, effect: Continuous): string {
  if (!world.exists(effect)) return "gone";
  const step = world.steps.length;
  const applies = world.appliesTo(effect, objectsInPlay(world), step);
  return JSON.stringify([
    applies,
    applies.map((id) => valuesOf(partInLayer(effect, layer), world.scopeOf(effect, step, id))),
  ]);
}

const words = new WeakMap<object, string>();

function wordsOf(effect: Continuous): string {
  const of = effect.ability ?? effect.modifications;
  let text = words.get(of);
  if (text === undefined) {
    text = JSON.stringify([effect.affects, effect.modifications, effect.ability?.condition]);
    words.set(of, text);
  }
  return text;
}

/** Whether a modification can make an object lose an ability: those of layer 6, and setting a land's type (305.7). */
function takesAbilities(modification: FixedModification): boolean {
  return (
    modification.kind === "lose-all-abilities" ||
    modification.kind === "lose" ||
    (modification.kind === "set-types" && modification.subtypes !== undefined)
  );
}

function objectsInPlay(world: World): readonly ObjectId[] {
  return [...world.state.battlefield, ...world.state.stack];
}

/** The numbers that an effect's part comes to for an object. */
function valuesOf(part: readonly FixedModification[], scope: Scope): readonly unknown[] {
  return part.map((one) => {
    switch (one.kind) {
      case "set-power-toughness":
      case "modify-power-toughness":
        return [
          one.power === undefined ? null : scope.evaluate.amount(scope, one.power),
          one.toughness === undefined ? null : scope.evaluate.amount(scope, one.toughness),
        ];
      case "control":
        return scope.evaluate.players(scope, one.player);
      case "gain-abilities-of":
        return scope.evaluate.select(scope, one.of);
      default:
        return null;
    }
  });
}
