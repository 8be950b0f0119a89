import { isRestricted } from "../../characteristics/restrictions.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { Zone } from "../../model/zone.ts";
import { objectAt } from "../../storage/objects.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { leaveZone } from "./leave.ts";
import type { FixedArrival } from "./move.ts";
import { moveObjects } from "./move.ts";

/** Counters spells and abilities (701.6). Gives back those countered, under the ids they had on the stack. */
export function* counterObjects(
  p: Process,
  ids: readonly ObjectId[],
  source: ObjectId | undefined,
  to?: { readonly zone: Zone; readonly arrival?: FixedArrival },
): Procedure<readonly ObjectId[]> {
  return yield* simultaneously(p, function* () {
    const countered: ObjectId[] = [];
    for (const id of new Set(ids)) {
      const object = objectAt(p.state, id);
      if (object === undefined || object.zone !== "stack") continue;
      if (isRestricted(p.state, id, "cannot-be-countered")) {
        emit(p, { kind: "nothing", code: "cannot-be-countered", object: id, rules: ["101.2", "701.6a"] });
        continue;
      }
      countered.push(id);
      emit(p, { kind: "countered", object: id, rules: ["701.6a"], ...(source === undefined ? {} : { source }) });
    }
    const spells = countered.filter((id) => objectAt(p.state, id)?.kind === "card");
    for (const id of countered) if (!spells.includes(id)) leaveZone(p, id);
    yield* moveObjects(
      p,
      spells.map((object) => ({
        object,
        to: to?.zone ?? "graveyard",
        cause: "counter" as const,
        rules: ["701.6a"] as const,
        ...(to?.arrival === undefined ? {} : { arrival: to.arrival }),
        ...(source === undefined ? {} : { source }),
      })),
    );
    return countered;
  });
}
