import type { LastKnown } from "../../model/object.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { emit } from "../emit.ts";
import type { Process } from "../process.ts";

/** As a permanent leaves, it becomes unattached from its host, and what is attached to it from it (701.3d). What lost its host stays until state-based actions are checked. */
export function emitUnattached(p: Process, last: Omit<LastKnown, "became">): void {
  const to = last.object.kind === "card" ? last.object.permanent?.attachedTo : undefined;
  if (to !== undefined) emit(p, { kind: "unattached", object: last.id, from: to, rules: ["701.3d"] });
  for (const id of last.attachments)
    if (cardObjectAt(p.state, id)?.permanent?.attachedTo === last.id)
      emit(p, { kind: "unattached", object: id, from: last.id, rules: ["701.3d"] });
}
