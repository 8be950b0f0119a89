import { controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { checkDay } from "../at-once/day-and-night.ts";
import { phaseIn } from "../atoms/phase-in.ts";
import { phaseOut, untapObjects } from "../atoms/status.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { endNextTurnDurations } from "./end-durations.ts";

/** Phasing, then day and night, then untapping (502.1–3). */
export function* untapStep(p: Process): Procedure {
  yield* endNextTurnDurations(p);
  const { active } = p.state.turn;
  yield* phase(p, active);
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

/** What has phasing phases out, and at the same time what is phased out under that player's control phases in (702.26a, 502.1). */
function* phase(p: Process, player: PlayerId): Procedure {
  const phasing = p.state.battlefield.filter(
    (id) =>
      cardObjectAt(p.state, id)?.permanent?.phasedOut === undefined &&
      controllerOf(p.state, id) === player &&
      hasKeyword(p.state, id, "phasing"),
  );
  // What is attached to something that phases out does so because of it (702.26h).
  const directly = phasing.filter(
    (id) => !phasing.some((host) => cardObjectAt(p.state, id)?.permanent?.attachedTo === host),
  );
  yield* simultaneously(p, function* () {
    yield* phaseIn(p, player);
    yield* phaseOut(p, directly);
  });
}

function staysTapped(p: Process, id: ObjectId): boolean {
  return restrictionsOn(p.state, id).some(
    ({ restriction, players }) =>
      restriction.kind === "does-not-untap" &&
      (restriction.whose === undefined || players(restriction.whose).includes(p.state.turn.active)),
  );
}
