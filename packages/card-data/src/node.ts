/** Importing on Node.js: files, downloads, sinks. */
export {
  type ImportOptions,
  type ImportProgress,
  type ImportReport,
  type ImportResult,
  importCards,
} from "./node/import-cards.ts";
export { FAILURE_CODES, type FailureCode, ImportFailure } from "./node/import-failure.ts";
export { type DatasetProblem, openDataset } from "./node/open-dataset.ts";
export { type OpenInput, openInput, unpacked } from "./node/open-input.ts";
export { openSink, parseSink, SINK_KINDS, type SinkKind } from "./node/sinks/open-sink.ts";
export type { OpenSink, Sink } from "./node/sinks/sink.ts";
