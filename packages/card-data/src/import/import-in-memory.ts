import type { CompileFace } from "../normalise/compile.ts";
import type { MeldClue } from "../normalise/meld-clue.ts";
import { isGzip, makeSplitter } from "../read/sniff.ts";
import { joined } from "../read/unit.ts";
import type { Issue } from "../report.ts";
import { gatherCards } from "./card-pass.ts";
import type { ImportedCard, ImportWishes } from "./imported.ts";
import { makePrintPass, type PassOutput, type Spilled } from "./print-pass.ts";

/** What came of a file that was read in one go. */
export interface MemoryImport {
  readonly cards: readonly ImportedCard[];
  readonly issues: readonly Issue[];
  /** Whether the file breaks off; the cards before that are here all the same. */
  readonly cutOff: boolean;
}

/**
 * Reads cards from bytes, packed or not, of either source: the way of an import, for a page and for files that fit in memory.
 * Once all bytes are there, `onCard` hears how many of the cards are made, and of how many.
 */
export async function importInMemory(
  chunks: AsyncIterable<Uint8Array>,
  compile: CompileFace,
  wishes: Omit<ImportWishes, "level"> = {},
  onCard?: (made: number, of: number) => void,
): Promise<MemoryImport> {
  const all: ImportWishes = { ...wishes, level: "cards" };
  const pass = makePrintPass(all);
  const issues: Issue[] = [];
  const spilled: string[] = [];
  const clues = new Map<string, MeldClue>();
  const take = (output: PassOutput) => {
    issues.push(...output.issues);
    for (const [, json] of output.spill) spilled.push(json);
    for (const [name, clue] of output.clues) clues.set(name, clue);
  };
  const splitter = makeSplitter();
  let broken = false;
  try {
    for await (const chunk of unpackedChunks(chunks)) take(pass.push(splitter.push(chunk)));
  } catch (error) {
    if (!(error instanceof BrokenGzip)) throw error;
    broken = true;
  }
  const { units, cutOff } = splitter.end();
  take(pass.push(units));
  take(pass.end());
  const gathered = gatherCards(parsed(spilled, onCard), all, compile, clues);
  return { cards: gathered.cards, issues: [...issues, ...gathered.issues], cutOff: cutOff || broken };
}

function* parsed(
  spilled: readonly string[],
  onCard: ((made: number, of: number) => void) | undefined,
): Generator<Spilled> {
  for (const [made, json] of spilled.entries()) {
    onCard?.(made, spilled.length);
    yield JSON.parse(json) as Spilled; // written by the first pass
  }
}

/** Packed bytes that can't be unpacked to their end. */
class BrokenGzip extends Error {}

/** Bytes, unpacked where they begin as gzip does, by what the platform has for it. */
async function* unpackedChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  for (let next = await source.next(); next.done !== true; next = await source.next()) {
    head.push(next.value);
    if (head.length > 1 || next.value.length > 1) break;
  }
  const first = joined(head);
  const whole = goOn(first, source);
  if (!isGzip(first)) {
    yield* whole;
    return;
  }
  const reader = streamOf(whole).pipeThrough(new DecompressionStream("gzip")).getReader();
  const read = () =>
    reader.read().catch((error: unknown) => {
      throw new BrokenGzip(String(error));
    });
  for (let next = await read(); next.done !== true; next = await read()) yield next.value;
}

async function* goOn(first: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value as Uint8Array<ArrayBuffer>); // a file's bytes are never shared memory
    },
  });
}

/** The bytes of a file that was dropped or chosen, as chunks. */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let next = await reader.read(); next.done !== true; next = await reader.read()) yield next.value;
}
