import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { objectAt } from "../../storage/objects.ts";
import { chooseTargets } from "../casting/targets.ts";
import { setObject, type Procedure, type Process } from "../process.ts";
import { contextOfStackObject, slotsOf } from "./stack-bodies.ts";

/** A player chooses new targets for a spell or ability (115.7d, 707.10c): all of them anew, where that is possible. */
export function* retarget(p: Process, id: ObjectId, player: PlayerId): Procedure {
  const object = objectAt(p.state, id);
  if (object === undefined || object.kind === "emblem" || object.stack === undefined) return;
  const context = contextOfStackObject(p.state, object);
  const targets = yield* chooseTargets(p, { ...context, controller: player, object: id }, slotsOf(p.state, object));
  if (targets !== undefined) setObject(p, { ...object, stack: { ...object.stack, targets } });
}
