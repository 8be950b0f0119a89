export * from "./format/expectation.ts";
export * from "./format/scenario.ts";
export * from "./format/step.ts";
export * from "./format/effect-spec.ts";
export * from "./format/problem.ts";
export { nearestWord } from "./format/nearest.ts";
export { readScenario, type ReadScenario } from "./format/read-scenario.ts";
