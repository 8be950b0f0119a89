import { allowedToLook } from "../../query/can-see.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { type Process, setObject } from "../process.ts";

/** Whoever has once been allowed to look at a card that is exiled face down may go on looking at it, even when what allowed it is gone (406.3). */
export function keepLooking(p: Process): void {
  for (const id of p.state.exile) {
    const object = cardObjectAt(p.state, id);
    if (object?.hidden === undefined) continue;
    const { lookers } = object.hidden;
    const more = allowedToLook(p.state, object).filter((player) => !lookers.includes(player));
    if (more.length > 0) setObject(p, { ...object, hidden: { ...object.hidden, lookers: [...lookers, ...more] } });
  }
}
