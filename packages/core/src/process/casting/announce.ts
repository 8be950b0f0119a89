import type { Body } from "../../ability/ability.ts";
import type { TargetSlot } from "../../ability/target.ts";
import type { StackState, TargetRef } from "../../model/object.ts";
import type { GameState } from "../../model/state.ts";
import { partsOf } from "../effects/stack-bodies.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import { chooseDivisions } from "./divide.ts";
import { canChooseTargets, chooseTargets, type TargetingContext } from "./targets.ts";

/** What is announced of targets: one list a slot, the slots of all bodies and chosen modes in order. */
export type Announced = Pick<StackState, "targets" | "divisions">;

/** Whether, for this X, the targets could be chosen; nothing where no target depends on X. */
export function targetsFitX(
  state: GameState,
  context: TargetingContext,
  own: readonly TargetSlot[],
  bodies: readonly Body[],
  modes: readonly number[],
): ((x: number) => boolean) | undefined {
  const parts = own.length > 0 ? [own] : partsOf(bodies, modes).map(({ body }) => body.targets ?? []);
  const dependent = parts.filter((slots) => JSON.stringify(slots).includes('"kind":"x"'));
  if (dependent.length === 0) return undefined;
  return (x) => dependent.every((slots) => canChooseTargets(state, { ...context, x }, slots));
}

/**
 * Asks for the targets and divisions of a spell or ability (601.2c–d): those of slots of its own (what an Aura enchants), else each body's slots and after
 * them those of its chosen modes. Refuses where they can't be chosen. `keep` puts what was chosen so far with the object, so that it can be seen.
 */
export function* announceTargets(
  p: Process,
  context: TargetingContext,
  own: readonly TargetSlot[],
  bodies: readonly Body[],
  modes: readonly number[],
  keep: (announced: Announced) => void,
): Procedure<Announced> {
  const targets: (readonly TargetRef[])[] = [];
  const divisions: (readonly number[])[] = [];
  const parts = own.length > 0 ? [{ body: { targets: own, effect: [] } }] : partsOf(bodies, modes);
  for (const { body } of parts) {
    const chosen = yield* chooseTargets(p, context, body.targets ?? []);
    if (chosen === undefined) refuse("no-legal-target", ["601.2c", "115.1"], { object: context.object });
    const shares = yield* chooseDivisions(p, { ...context, targets: chosen }, body, chosen);
    targets.push(...chosen);
    divisions.push(...(shares ?? chosen.map(() => [])));
    keep({ targets });
  }
  const announced: Announced = { targets, ...(divisions.some((shares) => shares.length > 0) ? { divisions } : {}) };
  keep(announced);
  return announced;
}
