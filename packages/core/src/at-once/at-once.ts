import type { Batch, Procedure, Process } from "../process/process.ts";

/** What applies immediately after events and is no state-based action: day and night, daybound and nightbound (702.145, 731). */
export function* applyAtOnce(_p: Process, _batch: Batch): Procedure {}
