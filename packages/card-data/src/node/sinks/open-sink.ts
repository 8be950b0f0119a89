import type { ImportWishes } from "../../import/imported.ts";
import { ImportFailure } from "../import-failure.ts";
import { openCsvSink } from "./csv-sink.ts";
import { openDatasetSink } from "./dataset-sink.ts";
import { openNdjsonSink } from "./ndjson-sink.ts";
import type { OpenSink, Sink } from "./sink.ts";
import { openSqlSink } from "./sql-sink.ts";
import { openSqliteSink } from "./sqlite-sink.ts";

/** Where an import can go, by the word before the colon. */
const SINKS = {
  dataset: openDatasetSink,
  sqlite: openSqliteSink,
  sql: openSqlSink,
  csv: openCsvSink,
  ndjson: openNdjsonSink,
} as const satisfies Readonly<Record<string, OpenSink>>;

/** A kind of place an import can go to. */
export type SinkKind = keyof typeof SINKS;
/** All kinds of places an import can go to. */
export const SINK_KINDS = Object.keys(SINKS) as readonly SinkKind[]; // the keys of an object that is listed right here

/** Takes `dataset:DIR` and the like apart. Nothing: it is none. */
export function parseSink(text: string): { readonly kind: SinkKind; readonly path: string } | undefined {
  const kind = SINK_KINDS.find((one) => text.startsWith(`${one}:`));
  const path = kind === undefined ? "" : text.slice(kind.length + 1);
  return kind === undefined || path === "" ? undefined : { kind, path };
}

/** Opens a sink. Prints one by one go to NDJSON only; the others hold cards. */
export async function openSink(kind: SinkKind, path: string, level: ImportWishes["level"]): Promise<Sink> {
  if (level === "prints" && kind !== "ndjson")
    throw new ImportFailure("unwritable", `${kind}: prints go to ndjson only`);
  return SINKS[kind](path, level);
}
