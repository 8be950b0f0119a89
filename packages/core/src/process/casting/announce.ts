import type { Body } from "../../ability/ability.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { StackState, TargetRef } from "../../model/object.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import { becomeTargets } from "./become-targets.ts";
import { chooseDivisions } from "./divide.ts";
import { slotsOf } from "./modes.ts";
import { chooseTargets, type TargetingContext } from "./targets.ts";

/** What is announced of targets: one list a slot, the slots of all bodies and chosen modes in order. */
export type Announced = Pick<StackState, "targets" | "divisions">;

/**
 * Asks for the targets and divisions of a spell or ability (601.2c–d): each body's slots, then those of its chosen modes. Refuses where they can't be
 * chosen. `keep` puts what was chosen so far with the object, so that it can be seen.
 */
export function* announceTargets(p: Process, context: TargetingContext, bodies: readonly Body[], modes: readonly number[], keep: (announced: Announced) => void): Procedure<Announced> {
  const targets: (readonly TargetRef[])[] = [];
  const divisions: (readonly number[])[] = [];
  let divides = false;
  for (const { body } of bodies.flatMap((one) => slotsOf(one, modes))) {
    const chosen = yield* chooseTargets(p, context, body.targets ?? []);
    if (chosen === undefined) refuse("no-legal-target", ["601.2c", "115.1"], { object: context.object });
    const shares = yield* chooseDivisions(p, { ...context, targets: chosen }, body, chosen);
    divides ||= shares !== undefined;
    targets.push(...chosen);
    divisions.push(...(shares ?? chosen.map(() => [])));
    keep({ targets });
  }
  const announced: Announced = { targets, ...(divides ? { divisions } : {}) };
  keep(announced);
  return announced;
}

/** Records what became a target, once all are chosen. */
export function* recordTargets(p: Process, object: ObjectId, context: TargetingContext, announced: Announced): Procedure {
  yield* becomeTargets(p, object, context.controller, announced.targets);
}
