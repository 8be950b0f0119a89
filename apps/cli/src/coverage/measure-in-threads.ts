import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Measured, type MeasureOptions, measure } from "./measure.ts";
import { OUT_OF_SCOPE, type OutOfScope, type PublicCard } from "./scope.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** Below this, starting threads takes longer than they save. */
const WORTH_IT = 2000;
/** How many records a thread is given at a time. */
const PART = 500;

/**
 * Measures public card records with as many threads as run at once; what it gives is what `measure` gives, with the time of the thread that took longest.
 * Few records are measured in this thread, as are all where the sources run as they are, without a build.
 */
export async function measureInThreads(records: readonly PublicCard[], options: MeasureOptions): Promise<Measured> {
  const threads = availableParallelism();
  if (records.length < WORTH_IT || threads < 2 || import.meta.url.endsWith(".ts")) return measure(records, options);
  const beside = records.filter(({ layout }) => layout === "meld");
  const parts = Array.from({ length: Math.ceil(records.length / PART) }, (_, at) =>
    records.slice(at * PART, (at + 1) * PART),
  );
  const measured: Measured[] = [];
  let next = 0;
  let done = 0;
  const onProgress = (cards: number): void => {
    done += cards;
    options.onCard?.(done, options.smokeTest === "played" ? "playing" : "reading");
  };
  const times = await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL("../coverage/measure-worker.js", import.meta.url));
      const spent = { compiling: 0, saying: 0, playing: 0 };
      try {
        for (let at = next++; at < parts.length; at = next++) {
          const part = await ask(
            worker,
            { records: parts[at] ?? [], beside, smokeTest: options.smokeTest },
            onProgress,
          );
          measured[at] = part;
          for (const what of ["compiling", "saying", "playing"] as const) spent[what] += part.spent[what];
        }
      } finally {
        await worker.terminate();
      }
      return spent;
    }),
  );
  return together(measured, times);
}

function ask(worker: Worker, message: ToWorker, onProgress: (cards: number) => void): Promise<Measured> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`a thread ended with ${code}`)));
    worker.on("message", (answer: FromWorker) => {
      if (answer.kind === "progress") onProgress(answer.cards);
      else resolve(answer.measured);
    });
    worker.postMessage(message);
  });
}

/** What the parts gave, in their order. */
function together(parts: readonly Measured[], times: readonly Measured["spent"][]): Measured {
  const outOfScope: Partial<Record<OutOfScope, number>> = {};
  for (const part of parts)
    for (const why of OUT_OF_SCOPE) {
      const count = part.outOfScope[why];
      if (count !== undefined) outOfScope[why] = (outOfScope[why] ?? 0) + count;
    }
  const longest = (what: keyof Measured["spent"]): number => Math.max(...times.map((time) => time[what]));
  return {
    cards: parts.flatMap(({ cards }) => cards),
    outOfScope,
    spent: { compiling: longest("compiling"), saying: longest("saying"), playing: longest("playing") },
  };
}
