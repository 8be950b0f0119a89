/** Importing on Node.js: files, downloads, sinks. */

export type { Dataset } from "./import/dataset-format.ts";
export type { ClientOptions } from "./node/http/polite-client.ts";
export {
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
  type ImportResult,
  importCards,
} from "./node/import-cards.ts";
export { asResult, FAILURE_CODES, type FailureCode, ImportFailure } from "./node/import-failure.ts";
export { disagreements, type LintReport, lintCards, NO_FAULT } from "./node/lint-cards.ts";
export { type DatasetProblem, openDataset } from "./node/open-dataset.ts";
export { type OpenInput, openInput, unpacked } from "./node/open-input.ts";
export { type OpenSource, openSource, type SourceWish } from "./node/open-source.ts";
export { type CardsRead, isFolder, readCards, readDataset } from "./node/read-cards.ts";
export { makeMemorySink } from "./node/sinks/memory-sink.ts";
export { openSink, parseSink, SINK_KINDS, type SinkKind } from "./node/sinks/open-sink.ts";
export type { OpenSink, Sink } from "./node/sinks/sink.ts";
