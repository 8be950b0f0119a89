import type { LastKnown } from "../../model/object.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit } from "../emit.ts";
import { setObject, type Process } from "../process.ts";

/** What a leaving permanent was attached to, and what was attached to it, become unattached (701.3d). Attachments whose host is gone stay until state-based actions are checked. */
export function emitUnattached(p: Process, last: Omit<LastKnown, "became">): void {
  const to = last.object.kind === "card" ? last.object.permanent?.attachedTo : undefined;
  if (to !== undefined) emit(p, { kind: "unattached", object: last.id, from: to, rules: ["701.3d"] });
  for (const id of last.attachments) {
    const attachment = cardObjectAt(p.state, id);
    if (attachment?.permanent?.attachedTo !== last.id) continue;
    setObject(p, attachment);
  }
}
