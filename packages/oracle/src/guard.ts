/** Whether a card's text comes back from what was read of it: for importers, coverage and tests. */
export { comparable, EQUIVALENTS } from "./guard/equivalents.ts";
export { type GuardResult, guard, isUnsupported } from "./guard/guard.ts";
export type { Difference } from "./guard/match.ts";
export { type GuardReport, guardReport } from "./guard/report.ts";
