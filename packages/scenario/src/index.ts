/** Scenarios as plain objects: the format, the runner and its report. `./yaml` reads and writes text. */

export * from "./format/effect-spec.ts";
export * from "./format/expectation.ts";
export { nearestWord } from "./format/nearest.ts";
export * from "./format/problem.ts";
export { type ReadScenario, readScenario } from "./format/read-scenario.ts";
export * from "./format/scenario.ts";
export * from "./format/step.ts";
export * from "./report.ts";
export { BOARD_PROBLEM_CODES, type BoardProblem } from "./run/board-problem.ts";
export { cardsFrom, layered } from "./run/extra-cards.ts";
export { optionsOf } from "./run/options.ts";
export { type Fitting, type Referent, whatFits } from "./run/references.ts";
export { type RunOptions, runScenario, type StepTold } from "./run/run-scenario.ts";
export { type PreparedSetUp, prepareSetUp } from "./run/set-up.ts";
export { STOP_CODES, type StopCode } from "./run/stop.ts";
export type { Things } from "./run/things.ts";
export { type AutoMove, answersTo, autoMove } from "./table/auto.ts";
export {
  asScenario,
  begin,
  decisionAt,
  doWritten,
  giveAnswer,
  makeHappen,
  openTable,
  stateOf,
  type Table,
  type TableResult,
  takeAction,
  thingsAt,
} from "./table/table.ts";
export { referenceTo } from "./table/written.ts";
