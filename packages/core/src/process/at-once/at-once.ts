import type { GameEvent } from "../../model/event.ts";
import type { Batch, Procedure, Process } from "../process.ts";
import { applyAscend, BLESSES } from "./ascend.ts";
import { applyDaybound } from "./daybound.ts";
import { leaveCombat } from "./leave-combat.ts";
import { releaseRingBearers } from "./ring-bearer.ts";
import { applyUnpairing } from "./unpair.ts";

/** What can make daybound or nightbound apply: something came, turned over, became something else or changed hands, or it became day or night. */
const TOUCHES: ReadonlySet<GameEvent["kind"]> = new Set<GameEvent["kind"]>([
  "zone-change",
  "created",
  "transformed",
  "converted",
  "turned-face-up",
  "melded",
  "merged",
  "became-copy",
  "control-changed",
  "flipped",
  "phased",
  "became-day",
  "became-night",
]);

/** What applies immediately after events and is no state-based action: day and night, daybound and nightbound (702.145, 731), and leaving combat (506.4). */
export function* applyAtOnce(p: Process, batch: Batch): Procedure {
  const otherEffects = p.state.effects !== batch.before.effects; // abilities may have come back or gone with them
  if (otherEffects || batch.events.some((event) => TOUCHES.has(event.kind))) yield* applyDaybound(p);
  if (batch.events.some((event) => BLESSES.has(event.kind))) yield* applyAscend(p);
  yield* applyUnpairing(p);
  releaseRingBearers(p);
  yield* leaveCombat(p, batch);
}
