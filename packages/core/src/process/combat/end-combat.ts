import type { ObjectId } from "../../model/ids.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { type Procedure, type Process, setObject } from "../process.ts";

/** Combat is over: everything is removed from it (511.3). */
export function* endCombat(p: Process): Procedure {
  for (const id of p.state.battlefield) removeFromCombat(p, id);
  const { attackersDeclared: _, ...turn } = p.state.turn;
  p.state = { ...p.state, turn };
}

/** Removes one permanent from combat (506.4). */
function removeFromCombat(p: Process, id: ObjectId): void {
  const object = cardObjectAt(p.state, id);
  if (
    object?.permanent === undefined ||
    (object.permanent.attacking === undefined && object.permanent.blocking === undefined)
  )
    return;
  const { attacking: _, blocking: __, ...permanent } = object.permanent;
  setObject(p, { ...object, permanent });
}
