import type { ImportWishes } from "../../import/imported.ts";

/** Where an import goes. Nothing of it shows before `finish`: what was there stays until the new one is whole. */
export interface Sink {
  /** Lines of JSON, each with its newline, in order: `ImportedCard`s or `ImportedPrint`s by the level of the import. */
  write(lines: Uint8Array): Promise<void>;
  /** Puts the new one in place of the old. */
  finish(): Promise<void>;
  /** Leaves no trace. */
  abort(): Promise<void>;
}

/** Opens a sink for an import. */
export type OpenSink = (path: string, level: ImportWishes["level"]) => Promise<Sink>;

/** The name under which something is written before it is whole. */
export function partialName(path: string): string {
  return `${path}.partial`;
}
