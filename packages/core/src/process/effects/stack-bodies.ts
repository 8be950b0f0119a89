import type { Body } from "../../ability/ability.ts";
import type { TargetSlot } from "../../ability/target.ts";
import { characteristics } from "../../characteristics/characteristics.ts";
import type { AbilityObject, Bindings, CardObject, StackState } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import type { EvaluationContext } from "../../query/context.ts";

/** A spell or ability on the stack. */
export type StackObject = AbilityObject | CardObject;

/** A part of what a spell or ability does that has target slots of its own: the whole body, or a chosen mode; `first` is its first slot among all. */
export interface ChosenPart {
  readonly body: Body;
  readonly first: number;
}

/** The bodies of a spell or ability: an instant's or sorcery's spell abilities in printed order. */
export function bodiesOf(state: GameState, object: StackObject): readonly Body[] {
  if (object.kind === "ability") return [object.ability];
  return characteristics(state, object.id).abilities.flatMap(({ ability }): readonly Body[] =>
    ability.kind === "spell" ? [ability] : [],
  );
}

/** The parts that are carried out, in order: each body, and after it its chosen modes (700.2). The slots of all are numbered in this order. */
export function partsOf(bodies: readonly Body[], modes: readonly number[] = []): readonly ChosenPart[] {
  const parts: ChosenPart[] = [];
  let first = 0;
  const add = (body: Body): void => {
    parts.push({ body, first });
    first += body.targets?.length ?? 0;
  };
  for (const body of bodies) {
    add(body);
    for (const mode of body.modal === undefined ? [] : modes) {
      const chosen = body.modal?.modes[mode];
      if (chosen !== undefined) add(chosen);
    }
  }
  return parts;
}

/** The target slots of a spell or ability on the stack, in groups that are numbered by themselves: what an Aura enchants (303.4a) or a mutating spell merges with (702.140a), else those of each part. */
export function slotGroupsOf(state: GameState, object: StackObject): readonly (readonly TargetSlot[])[] {
  const own = object.kind === "card" ? ownSlots(state, object) : [];
  return own.length > 0
    ? [own]
    : partsOf(bodiesOf(state, object), object.stack?.modes).map(({ body }) => body.targets ?? []);
}

/** A non-Human creature with the same owner (702.140a). */
export const MUTATE: TargetSlot = {
  filter: {
    kind: "all",
    of: [
      { kind: "type", type: "Creature" },
      { kind: "not", of: { kind: "subtype", subtype: "Human" } },
      { kind: "same", what: "owner", as: { kind: "self" } },
    ],
  },
  min: 1,
  max: 1,
};

function ownSlots(state: GameState, object: CardObject): readonly TargetSlot[] {
  if (object.stack?.via === "mutate" && object.stack.targets.length > 0) return [MUTATE];
  const { abilities, subtypes, types } = characteristics(state, object.id);
  if (!types.includes("Enchantment") || !subtypes.includes("Aura")) return [];
  return abilities
    .flatMap(({ ability }) =>
      ability.kind === "keyword" && ability.keyword.name === "enchant" ? [ability.keyword.target] : [],
    )
    .slice(0, 1);
}

/** What the costs acted on is `cost` for the instructions: “the sacrificed creature”, “the exiled card”; the source itself only where there is nothing else. */
function costBound(object: StackObject, stack: StackState): Bindings {
  const all = Object.values(stack.costObjects ?? {}).flat();
  if (all.length === 0) return {};
  const others = object.kind === "ability" ? all.filter((id) => id !== object.source) : all;
  return { cost: { objects: others.length === 0 ? all : others, done: true } };
}

/** The point of view of a spell or ability on the stack. */
export function contextOfStackObject(_state: GameState, object: StackObject): EvaluationContext {
  const stack: StackState = object.stack ?? { targets: [] };
  const x = stack.x;
  return {
    controller: object.controller,
    stack,
    source: object.kind === "ability" ? object.source : object.id,
    targets: stack.targets,
    bound: { ...costBound(object, stack), ...(object.kind === "ability" ? object.bound : {}) },
    ...(x === undefined ? {} : { x }),
    ...(object.kind === "ability" && object.event !== undefined ? { event: object.event } : {}),
  };
}
