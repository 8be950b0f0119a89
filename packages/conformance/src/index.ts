/** The conformance suite: scenarios by rule number, and the statements of the sources that they show, as data any engine can be graded with. */
export { type OpenScenario, openScenarios } from "./open.ts";
export { generalRows, ROW_KINDS, type Row, type RowKind, rowOfScenario, rows, rowsOf, scenariosOfRow } from "./rows.ts";
export { statementsIn } from "./statements.ts";
export { type SuiteEntry, scenariosOf, suite } from "./suite.ts";
