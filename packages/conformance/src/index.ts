/** The conformance suite: scenarios by rule number, and the statements of the sources that they show, as data any engine can be graded with. */
export { type OpenScenario, openScenarios } from "./open.ts";
export { type Row, ROW_KINDS, type RowKind, rows, rowsOf, scenariosOfRow } from "./rows.ts";
export { scenariosOf, suite, type SuiteEntry } from "./suite.ts";
