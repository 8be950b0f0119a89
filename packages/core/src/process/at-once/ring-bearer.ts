import { controllerOf } from "../../characteristics/characteristics.ts";
import { objectAt } from "../../storage/objects.ts";
import { type Process, setObject } from "../process.ts";

/** Who was a player's Ring-bearer is so no more once another player has gained control of it, or it has left (701.54a). */
export function releaseRingBearers(p: Process): void {
  for (const id of p.state.command) {
    const ring = objectAt(p.state, id);
    if (ring?.kind !== "emblem" || ring.bearer === undefined) continue;
    const borne = objectAt(p.state, ring.bearer);
    if (borne?.zone === "battlefield" && controllerOf(p.state, ring.bearer) === ring.owner) continue;
    const { bearer: _, ...rest } = ring;
    setObject(p, rest);
  }
}
