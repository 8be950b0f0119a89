import type { TargetSlot } from "../../ability/target.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import { objectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { becomeTargets } from "../casting/become-targets.ts";
import { chooseTargets, isLegalTarget, legalTargets, type TargetingContext } from "../casting/targets.ts";
import { type Procedure, type Process, setObject } from "../process.ts";
import { contextOfStackObject, type StackObject, slotGroupsOf } from "./stack-bodies.ts";

type Targets = readonly (readonly TargetRef[])[];

const isSame = (a: TargetRef, b: TargetRef): boolean =>
  "object" in a ? "object" in b && a.object === b.object : "player" in b && a.player === b.player;

/** A player chooses new targets for a spell or ability (115.7d, 707.10c): all of them anew, where that is possible. */
export function* retarget(p: Process, id: ObjectId, player: PlayerId): Procedure {
  const targets: (readonly TargetRef[])[] = [];
  for (const group of groupsOf(p, id, player)) {
    const chosen = yield* chooseTargets(p, group.context, group.slots);
    targets.push(...(chosen ?? group.targets));
  }
  yield* setTargets(p, id, player, targets);
}

/** Changes each target to another legal one that fits, chosen by a player; one for which there is none stays (115.7a). */
export function* changeTargets(
  p: Process,
  id: ObjectId,
  player: PlayerId,
  fits: (ref: TargetRef) => boolean,
): Procedure {
  const changed: (readonly TargetRef[])[] = [];
  for (const { slots, targets, context } of groupsOf(p, id, player)) {
    for (const [at, slot] of slots.entries()) {
      const refs = targets[at] ?? [];
      const now: TargetRef[] = [];
      for (const [place, ref] of refs.entries()) {
        const taken = [ref, ...now, ...refs.slice(place + 1)];
        const from = legalTargets(p.state, context, slot).filter(
          (other) => fits(other) && !taken.some((one) => isSame(one, other)),
        );
        if (from.length === 0) now.push(ref);
        else
          now.push(
            ...(yield* ask(p, {
              kind: "target",
              player,
              source: id,
              code: "change-target",
              rules: ["115.7a"],
              from,
              min: 1,
              max: 1,
              slot: at,
            })).chosen,
          );
      }
      changed.push(now);
    }
  }
  yield* setTargets(p, id, player, changed);
}

/** Changes the only target to this one, where it would be legal (115.7b). Gives back whether it did. */
export function* changeTargetTo(p: Process, id: ObjectId, player: PlayerId, to: TargetRef): Procedure<boolean> {
  const groups = groupsOf(p, id, player);
  if (groups.flatMap(({ targets }) => targets.flat()).length !== 1) return false;
  const changed: (readonly TargetRef[])[] = [];
  for (const { slots, targets, context } of groups) {
    for (const [at, slot] of slots.entries()) {
      const has = (targets[at] ?? []).length > 0;
      if (has && !isLegalTarget(p.state, context, slot, to)) return false;
      changed.push(has ? [to] : []);
    }
  }
  yield* setTargets(p, id, player, changed);
  return true;
}

/** Slots that are numbered together, with their targets now. */
interface Group {
  readonly slots: readonly TargetSlot[];
  readonly targets: Targets;
  readonly context: TargetingContext;
}

function groupsOf(p: Process, id: ObjectId, player: PlayerId): readonly Group[] {
  const object = stackObjectAt(p, id);
  if (object?.stack === undefined) return [];
  const all = object.stack.targets;
  const context = { ...contextOfStackObject(p.state, object), controller: player, object: id };
  let first = 0;
  return slotGroupsOf(p.state, object).map((slots) => {
    const targets = all.slice(first, first + slots.length);
    first += slots.length;
    return { slots, targets, context: { ...context, targets } };
  });
}

function stackObjectAt(p: Process, id: ObjectId): StackObject | undefined {
  const object = objectAt(p.state, id);
  return object === undefined || object.kind === "emblem" ? undefined : object;
}

function* setTargets(p: Process, id: ObjectId, player: PlayerId, targets: Targets): Procedure {
  const object = stackObjectAt(p, id);
  if (object?.stack === undefined) return;
  const before = object.stack.targets.flat();
  setObject(p, { ...object, stack: { ...object.stack, targets } });
  yield* becomeTargets(
    p,
    id,
    player,
    targets.map((refs) => refs.filter((ref) => !before.some((old) => isSame(old, ref)))),
  );
}
