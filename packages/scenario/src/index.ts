/** Scenarios as plain objects: the format, the runner and its report. `./yaml` reads and writes text. */

export * from "./format/effect-spec.ts";
export * from "./format/expectation.ts";
export { nearestWord } from "./format/nearest.ts";
export * from "./format/problem.ts";
export { type ReadScenario, readScenario } from "./format/read-scenario.ts";
export * from "./format/scenario.ts";
export * from "./format/step.ts";
export * from "./report.ts";
export { cardsFrom, layered } from "./run/extra-cards.ts";
export { type RunOptions, runScenario, type StepTold } from "./run/run-scenario.ts";
export { type PreparedSetUp, prepareSetUp } from "./run/set-up.ts";
