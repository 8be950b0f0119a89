import type { ImportCounts, ImportWishes } from "../import/imported.ts";
import type { MeldClue } from "../normalise/meld-clue.ts";
import type { Issue, IssueCode } from "../report.ts";
import { asResult, type FailureCode, ImportFailure } from "./import-failure.ts";
import type { OpenInput } from "./open-input.ts";
import { type FromWorker, PARTS, type ToWorker } from "./pass-messages.ts";
import { type PassThread, startPasses } from "./pass-thread.ts";
import type { Sink } from "./sinks/sink.ts";
import { openSpill } from "./spill.ts";

/** How far an import is. */
export interface ImportProgress extends Readonly<ImportCounts> {
  /** Packed bytes read, and how many there are. */
  readonly bytes: number;
  /** Absent: not known. */
  readonly size?: number;
  /** Milliseconds since the start. */
  readonly elapsed: number;
  readonly pass: "reading" | "gathering";
}

/** What to import, and how. */
export interface ImportOptions extends ImportWishes {
  readonly input: OpenInput;
  readonly sink: Sink;
  /** Address of a module that exports `compile`. Absent: no abilities. */
  readonly compiler?: string;
  /** Absent: nobody watches. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Stops the import, which then leaves no trace. Absent: it can't be stopped. */
  readonly signal?: AbortSignal;
  /** How many issues of each code to keep in full; all are counted. Default 1000. */
  readonly keepIssues?: number;
}

/** What an import found and made. */
export interface ImportReport {
  readonly counts: Readonly<ImportCounts>;
  /** How often each thing was noticed. */
  readonly noticed: Readonly<Partial<Record<IssueCode, number>>>;
  readonly issues: readonly Issue[];
}

/** The outcome of an import: a report, or why it could not be done; what was there before is then still there. */
export type ImportResult =
  | { readonly ok: true; readonly value: ImportReport }
  | { readonly ok: false; readonly code: FailureCode; readonly detail: string };

const BLOCK = 512 * 1024;
/** Room for what is made of a block; more than this takes memory of its own. */
const ROOM = 256 * 1024;
const IN_FLIGHT = 8;

/** Imports card data: one worker reads and normalises, this thread unpacks and writes, in the order of the input. */
export function importCards(options: ImportOptions): Promise<ImportResult> {
  return asResult(async () => {
    const passes = await startPasses({
      wishes: wishesOf(options),
      ...(options.compiler === undefined ? {} : { compiler: options.compiler }),
    });
    try {
      const report = await run(options, passes);
      await options.sink.finish();
      return report;
    } catch (error) {
      await options.sink.abort();
      throw error;
    } finally {
      options.input.close?.();
      await passes.close();
    }
  });
}

function wishesOf({ level, languages, only, raw }: ImportOptions): ImportWishes {
  return {
    level,
    ...(languages === undefined ? {} : { languages }),
    ...(only === undefined ? {} : { only }),
    ...(raw === undefined ? {} : { raw }),
  };
}

async function run(options: ImportOptions, passes: PassThread): Promise<ImportReport> {
  const tally = makeTally(options);
  const spill = await openSpill();
  try {
    const clues: (readonly [string, MeldClue])[] = [];
    await inOrder(passes, messagesOf(options), async (output) => {
      tally.add(output, "reading");
      clues.push(...output.clues);
      await options.sink.write(output.out);
      for (const [part, bytes] of output.spill) await spill.write(part, bytes);
      if (output.cutOff) throw new ImportFailure("cut-off", `after ${tally.counts.records} records`);
    });
    if (tally.counts.prints === 0) throw new ImportFailure("not-card-data", `${tally.counts.records} records, no card`);
    if (options.level === "cards") {
      await inOrder(passes, partsOf(spill, clues), async (output) => {
        stopIf(options);
        tally.add(output, "gathering");
        await options.sink.write(output.out);
      });
    }
    return { counts: tally.counts, noticed: tally.noticed, issues: tally.issues };
  } finally {
    await spill.close();
  }
}

/**
 * The input as blocks, in memory that both threads see and that is used again once the worker has answered: one block more than are under
 * way at a time, since the next one is filled meanwhile.
 */
async function* messagesOf(options: ImportOptions): AsyncGenerator<ToWorker> {
  const blocks = Array.from({ length: IN_FLIGHT + 1 }, newBlock);
  let current = 0;
  let held = 0;
  for await (const chunk of untilStopped(options.input.chunks, options.signal)) {
    for (let from = 0; from < chunk.length; ) {
      const { bytes, room } = blocks[current % blocks.length] ?? newBlock();
      const piece = chunk.subarray(from, from + BLOCK - held);
      bytes.set(piece, held);
      held += piece.length;
      from += piece.length;
      if (held < BLOCK) continue;
      yield { kind: "block", bytes, room };
      current++;
      held = 0;
    }
  }
  const last = blocks[current % blocks.length];
  if (held > 0 && last !== undefined) yield { kind: "block", bytes: last.bytes.subarray(0, held), room: last.room };
  yield { kind: "end" };
}

/** Memory for a piece of the input and for what is made of it. */
function newBlock() {
  return { bytes: new Uint8Array(new SharedArrayBuffer(BLOCK)), room: new Uint8Array(new SharedArrayBuffer(ROOM)) };
}

/** The chunks until the import is stopped, which may be while none comes. */
async function* untilStopped(
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (signal === undefined) {
    yield* chunks;
    return;
  }
  const source = chunks[Symbol.asyncIterator]();
  const stopped = new Promise<"stopped">((resolve) => {
    if (signal.aborted) resolve("stopped");
    else signal.addEventListener("abort", () => resolve("stopped"), { once: true });
  });
  for (;;) {
    const coming = source.next();
    coming.catch(() => {});
    const next = await Promise.race([coming, stopped]);
    if (next === "stopped") throw new ImportFailure("stopped", "");
    if (next.done === true) return;
    yield next.value;
  }
}

async function* partsOf(
  spill: Awaited<ReturnType<typeof openSpill>>,
  clues: readonly (readonly [string, MeldClue])[],
): AsyncGenerator<ToWorker> {
  for (let part = 0; part < PARTS; part++) {
    const bytes = await spill.read(part);
    if (bytes.length > 0) yield { kind: "part", bytes, clues };
  }
}

/** Sends messages with a few under way at a time, and takes the answers in order. */
async function inOrder(
  passes: PassThread,
  messages: AsyncIterable<ToWorker>,
  take: (output: FromWorker) => Promise<void>,
): Promise<void> {
  const under: Promise<FromWorker>[] = [];
  for await (const message of messages) {
    const answer = passes.send(message);
    answer.catch(() => {});
    under.push(answer);
    if (under.length >= IN_FLIGHT) await takeNext(under, take);
  }
  while (under.length > 0) await takeNext(under, take);
}

async function takeNext(under: Promise<FromWorker>[], take: (output: FromWorker) => Promise<void>): Promise<void> {
  const next = under.shift();
  if (next !== undefined) await take(await next);
}

function stopIf({ signal }: ImportOptions): void {
  if (signal?.aborted) throw new ImportFailure("stopped", "");
}

function makeTally({ input, onProgress, keepIssues = 1000 }: ImportOptions) {
  const counts: ImportCounts = { records: 0, cards: 0, prints: 0, setAside: 0 };
  const noticed: Partial<Record<IssueCode, number>> = {};
  const issues: Issue[] = [];
  const start = performance.now();
  return {
    counts,
    noticed,
    issues,
    add(output: FromWorker, pass: ImportProgress["pass"]) {
      for (const key of Object.keys(counts) as (keyof ImportCounts)[]) counts[key] += output.counts[key];
      for (const issue of output.issues) {
        const times = (noticed[issue.code] ?? 0) + 1;
        noticed[issue.code] = times;
        if (times <= keepIssues) issues.push(issue);
      }
      const size = input.size === undefined ? {} : { size: input.size };
      onProgress?.({ ...counts, bytes: input.read(), ...size, elapsed: performance.now() - start, pass });
    },
  };
}
