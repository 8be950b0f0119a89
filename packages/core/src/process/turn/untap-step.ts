import { checkDay } from "../../at-once/day-and-night.ts";
import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { phaseIn } from "../atoms/phase-in.ts";
import { untapObjects } from "../atoms/status.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { endNextTurnDurations } from "./end-durations.ts";

/** Phasing, then day and night, then untapping (502.1–3). */
export function* untapStep(p: Process): Procedure {
  yield* endNextTurnDurations(p);
  const { active } = p.state.turn;
  yield* phaseIn(p, active);
  yield* checkDay(p);
  const untapping = p.state.battlefield.filter(
    (id) =>
      cardObjectAt(p.state, id)?.permanent?.tapped === true &&
      controllerOf(p.state, id) === active &&
      !staysTapped(p, id),
  );
  if (untapping.length === 0) return;
  yield* simultaneously(p, function* () {
    yield* untapObjects(p, untapping);
  });
}

function staysTapped(p: Process, id: ObjectId): boolean {
  return restrictionsOn(p.state, id).some(
    ({ restriction, players }) =>
      restriction.kind === "does-not-untap" &&
      (restriction.whose === undefined || players(restriction.whose).includes(p.state.turn.active)),
  );
}
