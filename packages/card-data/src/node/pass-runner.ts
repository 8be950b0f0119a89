import { gatherCards } from "../import/card-pass.ts";
import type { ImportCounts, ImportWishes } from "../import/imported.ts";
import { makePrintPass, type PassOutput, type Spilled } from "../import/print-pass.ts";
import { type CompileFace, noAbilities } from "../normalise/compile.ts";
import { makeSplitter } from "../read/sniff.ts";
import type { Issue } from "../report.ts";
import { bufferTexts } from "./buffer-texts.ts";
import { type ByteWriter, makeByteWriter } from "./byte-writer.ts";
import { ImportFailure } from "./import-failure.ts";
import { type FromWorker, PARTS, type ToWorker, type WorkerSetUp } from "./pass-messages.ts";
import { makePrintLines } from "./print-lines.ts";

/** Runs both passes on messages, in a worker or in the same thread. */
export type PassRunner = (message: ToWorker) => FromWorker;

/** Makes a runner; loads the compiler that is asked for. */
export async function makePassRunner({ wishes, compiler }: WorkerSetUp): Promise<PassRunner> {
  const compile = compiler === undefined ? noAbilities : await loadCompiler(compiler);
  const lines = makeByteWriter();
  const pass = makePrintPass(wishes, {
    texts: bufferTexts,
    ...(wishes.level === "prints" ? { prints: makePrintLines(wishes, compile, lines) } : {}),
  });
  const splitter = makeSplitter();
  return (message) => {
    switch (message.kind) {
      case "block":
        lines.begin(message.room);
        return outputOf(pass.push(splitter.push(bufferOf(message.bytes))), lines, largeOnes(splitter));
      case "end": {
        const { units, cutOff } = splitter.end();
        const last = pass.push(units);
        const left = pass.end();
        return { ...outputOf(together(last, left), lines, []), cutOff };
      }
      case "part":
        return gather(message.bytes, wishes, compile, new Map(message.clues));
    }
  };
}

async function loadCompiler(address: string): Promise<CompileFace> {
  try {
    const module = (await import(address)) as { readonly compile?: CompileFace }; // the caller's own module
    if (typeof module.compile === "function") return module.compile;
  } catch (error) {
    throw new ImportFailure("compiler-missing", error instanceof Error ? error.message : address);
  }
  throw new ImportFailure("compiler-missing", address);
}

function together(a: PassOutput, b: PassOutput): PassOutput {
  const counts = { ...a.counts };
  for (const key of Object.keys(counts) as (keyof ImportCounts)[]) counts[key] += b.counts[key];
  return {
    spill: [...a.spill, ...b.spill],
    issues: [...a.issues, ...b.issues],
    counts,
    clues: [...a.clues, ...b.clues],
  };
}

function largeOnes(splitter: ReturnType<typeof makeSplitter>): readonly Issue[] {
  return splitter.tooLarge().map((place) => ({ code: "record-too-large", place, action: "set-aside" }));
}

function outputOf(output: PassOutput, lines: ByteWriter, more: readonly Issue[]): FromWorker {
  const parts = new Map<number, string[]>();
  for (const [id, json] of output.spill) {
    const part = partOf(id);
    const lines = parts.get(part);
    if (lines === undefined) parts.set(part, [json]);
    else lines.push(json);
  }
  const counts =
    more.length === 0 ? output.counts : { ...output.counts, setAside: output.counts.setAside + more.length };
  return {
    out: lines.take(),
    spill: [...parts].map(([part, lines]) => [part, linesOf(lines)] as const),
    issues: more.length === 0 ? output.issues : [...output.issues, ...more],
    counts,
    clues: output.clues,
    cutOff: false,
  };
}

function gather(
  bytes: Uint8Array,
  wishes: ImportWishes,
  compile: CompileFace,
  clues: ReadonlyMap<string, import("../normalise/meld-clue.ts").MeldClue>,
): FromWorker {
  const { cards, issues } = gatherCards(spilledIn(bytes), wishes, compile, clues);
  return {
    out: linesOf(cards.map((card) => JSON.stringify(card))),
    spill: [],
    issues,
    counts: { records: 0, cards: cards.length, prints: 0, setAside: 0 },
    clues: [],
    cutOff: false,
  };
}

function* spilledIn(bytes: Uint8Array): Generator<Spilled> {
  const buffer = bufferOf(bytes);
  let from = 0;
  for (let at = buffer.indexOf(0x0a); at !== -1; at = buffer.indexOf(0x0a, from)) {
    yield JSON.parse(buffer.toString("utf8", from, at)) as Spilled; // written by the first pass
    from = at + 1;
  }
}

/** The same memory, of which pieces are cut as buffers too. */
function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** The part an id belongs to: ids of one part come before those of the next, so that the whole is in order. */
function partOf(id: string): number {
  const first = Number.parseInt(id[0] ?? "", 16);
  return Number.isNaN(first) ? PARTS - 1 : first;
}

/** Texts as lines in UTF-8. */
function linesOf(lines: readonly string[]): Uint8Array {
  const writer = makeByteWriter();
  for (const line of lines) {
    writer.utf8(line);
    writer.bytes("\n");
  }
  return writer.take();
}
