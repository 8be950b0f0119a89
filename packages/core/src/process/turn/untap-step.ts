import { controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import { matches } from "../../query/evaluate.ts";
import { restrictionsOn, rulesInForce } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
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
  const able = p.state.battlefield.filter(
    (id) =>
      cardObjectAt(p.state, id)?.permanent?.tapped === true &&
      (controllerOf(p.state, id) === active || untapsToo(p, id)) &&
      !staysTapped(p, id),
  );
  const untapping = yield* without(p, active, able);
  if (untapping.length === 0) return;
  yield* simultaneously(p, function* () {
    yield* untapObjects(p, untapping);
  });
}

/** All but those that the player chooses to leave tapped, of those that may be left so (502.3). */
function* without(p: Process, player: PlayerId, able: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const rules = rulesInForce(p.state, "may-stay-tapped");
  const optional = able.filter((id) =>
    rules.some(({ rule, context }) => matches(p.state, context, rule.what, { object: id })),
  );
  if (optional.length === 0) return able;
  const answer = yield* ask(p, {
    kind: "pick",
    player,
    code: "stay-tapped",
    rules: ["502.3"],
    from: optional.map((object) => ({ object })),
    min: 0,
    max: optional.length,
  });
  return able.filter((id) => !answer.chosen.some((ref) => "object" in ref && ref.object === id));
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

/** “Untap all permanents you control during each other player's untap step.” */
function untapsToo(p: Process, id: ObjectId): boolean {
  return restrictionsOn(p.state, id).some(
    ({ restriction, players }) =>
      restriction.kind === "untaps-too" && players(restriction.whose).includes(p.state.turn.active),
  );
}

function staysTapped(p: Process, id: ObjectId): boolean {
  return restrictionsOn(p.state, id).some(
    ({ restriction, players }) =>
      restriction.kind === "does-not-untap" &&
      (restriction.whose === undefined || players(restriction.whose).includes(p.state.turn.active)),
  );
}
