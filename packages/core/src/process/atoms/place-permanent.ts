import { HALF_FLAGS } from "../../characteristics/halves.ts";
import type { ObjectId } from "../../model/ids.ts";
import { effectId } from "../../model/ids.ts";
import { ENTERED_FACE_DOWN } from "../../query/entered-face-down.ts";
import { countersInOrder } from "../../storage/counters.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit } from "../emit.ts";
import { newTimestamp, type Process, setObject } from "../process.ts";
import type { Entering } from "./entering.ts";
import { insertIntoZone } from "./zones.ts";

/** Puts an entering permanent onto the battlefield as it was worked out, and starts the effects that begin with it (613.7d, 613.7n). */
export function placePermanent(p: Process, entering: Entering): ObjectId {
  const { object, effects } = entering;
  const { permanent } = object;
  setObject(p, {
    ...object,
    timestamp: newTimestamp(p),
    // What turned up may have entered face down is asked of it for the rest of the turn.
    ...(permanent === undefined || object.faceDown === undefined
      ? {}
      : { permanent: { ...permanent, flags: { ...permanent.flags, [ENTERED_FACE_DOWN]: true } } }),
  });
  insertIntoZone(p, "battlefield", object.owner, object.id, "last");
  for (const { modifications, controller, source, bound } of effects) {
    const id = effectId(p.state.nextEffect);
    const timestamp = newTimestamp(p);
    p.state = {
      ...p.state,
      nextEffect: p.state.nextEffect + 1,
      effects: [
        ...p.state.effects,
        {
          id,
          kind: "continuous",
          timestamp,
          controller,
          objects: [object.id],
          modifications,
          duration: { duration: { kind: "permanent" }, turn: p.state.turn.number },
          ...(source === undefined ? {} : { source }),
          ...(bound === undefined ? {} : { bound }),
        },
      ],
    };
  }
  return object.id;
}

/** Notes what a permanent entered with: counters, which count as put on it (122.6), and what it is attached to. */
export function emitEntered(p: Process, { id }: Entering): void {
  const object = cardObjectAt(p.state, id);
  if (object === undefined) return;
  for (const [counter, change] of countersInOrder(object.counters))
    if (change > 0)
      emit(p, { kind: "counters", object: id, counter, change, player: object.controller, rules: ["122.6"] });
  for (const half of [0, 1] as const)
    if (object.permanent?.flags?.[HALF_FLAGS.unlocked[half]] === true)
      emit(p, {
        kind: "action",
        action: "unlock",
        player: object.controller,
        object: id,
        half,
        rules: ["709.5d", "709.5h"],
      });
  const to = object.permanent?.attachedTo;
  if (to !== undefined) emit(p, { kind: "attached", object: id, to, entering: true, rules: ["303.4f", "701.3a"] });
}
