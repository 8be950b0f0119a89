import type { TargetRef } from "../../model/object.ts";
import type { EffectContext } from "../effects/context.ts";
import { runEffects } from "../effects/run.ts";
import { bodiesOf, type ChosenPart, contextOfStackObject, partsOf, type StackObject } from "../effects/stack-bodies.ts";
import type { Procedure, Process } from "../process.ts";

/** Carries out what a spell or ability says, with its targets that are legal (608.2c). */
export function* runParts(p: Process, object: StackObject, legal: readonly (readonly TargetRef[])[]): Procedure {
  const { stack = { targets: [] } } = object;
  const began = p.state;
  let bound = contextOfStackObject(p.state, object).bound ?? {};
  for (const part of partsOf(bodiesOf(p.state, object), stack.modes)) {
    const { first, length } = slotRange(part);
    const own = length > 0;
    const context: EffectContext = {
      ...contextOfStackObject(began, object),
      bound,
      began,
      targets: own ? legal.slice(first, first + length) : targetsKept(bound, legal),
      chosen: {
        targets: own ? stack.targets.slice(first, first + length) : stack.targets,
        ...(stack.divisions === undefined
          ? {}
          : { divisions: own ? stack.divisions.slice(first, first + length) : stack.divisions }),
      },
      ...(object.kind === "ability" ? { ability: object } : {}),
    };
    yield* runEffects(p, context, part.body.effect);
    bound = context.bound;
  }
}

const slotRange = ({ body, first }: ChosenPart): { readonly first: number; readonly length: number } => ({
  first,
  length: body.targets?.length ?? 0,
});

/** The targets that a part without slots of its own refers to: those of the whole, or those that a delayed or reflexive ability was made with. */
function targetsKept(
  bound: EffectContext["bound"],
  legal: readonly (readonly TargetRef[])[],
): readonly (readonly TargetRef[])[] {
  if (legal.length > 0) return legal;
  const kept: (readonly TargetRef[])[] = [];
  for (let slot = 0; bound[`target:${slot}`] !== undefined; slot++) {
    const { objects = [], players = [] } = bound[`target:${slot}`] ?? {};
    kept.push([...objects.map((object) => ({ object })), ...players.map((player) => ({ player }))]);
  }
  return kept;
}
