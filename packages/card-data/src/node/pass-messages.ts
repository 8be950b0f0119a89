import type { ImportCounts, ImportWishes } from "../import/imported.ts";
import type { MeldClue } from "../normalise/meld-clue.ts";
import type { Issue } from "../report.ts";

/** Into how many parts spilled records go; the second pass holds one at a time. */
export const PARTS = 16;

/** What the main thread tells the worker. */
export type ToWorker =
  /** Memory that both threads see, for output too; it is the sender's again once this is answered. */
  | { readonly kind: "block"; readonly bytes: Uint8Array; readonly room: Uint8Array }
  /** The input is over. */
  | { readonly kind: "end" }
  /** The second pass: one part of the spilled records, as lines. */
  | { readonly kind: "part"; readonly bytes: Uint8Array; readonly clues: readonly (readonly [string, MeldClue])[] };

/** What the worker gives back, one for each message, in order. */
export interface FromWorker {
  /** Output lines, each with its newline. */
  readonly out: Uint8Array;
  /** Spilled records as lines, by part. */
  readonly spill: readonly (readonly [part: number, bytes: Uint8Array])[];
  readonly issues: readonly Issue[];
  readonly counts: ImportCounts;
  readonly clues: readonly (readonly [string, MeldClue])[];
  /** Whether the input breaks off; only at its end. */
  readonly cutOff: boolean;
}

/** What a worker is started with. */
export interface WorkerSetUp {
  readonly wishes: ImportWishes;
  /** Address of a module that exports `compile`. Absent: abilities are left out. */
  readonly compiler?: string;
}
