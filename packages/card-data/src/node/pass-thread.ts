import { Worker } from "node:worker_threads";
import { type FailureCode, ImportFailure } from "./import-failure.ts";
import type { FromWorker, ToWorker, WorkerSetUp } from "./pass-messages.ts";

/** Runs the passes, elsewhere where it can. */
export interface PassThread {
  /** Answers come in the order of the messages. */
  send(message: ToWorker): Promise<FromWorker>;
  close(): Promise<void>;
}

type Answer =
  | { readonly ok: true; readonly output: FromWorker }
  | { readonly ok: false; readonly code: FailureCode; readonly detail: string };

interface Waiting {
  readonly resolve: (output: FromWorker) => void;
  readonly reject: (error: unknown) => void;
}

/** Megabytes for what a worker has just made: little of it lives long, and more room would only be filled before it is cleared. */
const YOUNG = 16;

/** Starts the one worker; where the sources run as they are, without a build, the passes run in this thread instead. */
export async function startPasses(setUp: WorkerSetUp): Promise<PassThread> {
  if (import.meta.url.endsWith(".ts")) {
    const { makePassRunner } = await import("./pass-runner.ts");
    const run = await makePassRunner(setUp);
    return { send: async (message) => run(message), close: async () => {} };
  }
  const worker = new Worker(new URL("./pass-worker.js", import.meta.url), {
    workerData: setUp,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  const waiting: Waiting[] = [];
  worker.on("message", (answer: Answer) => {
    const next = waiting.shift();
    if (answer.ok) next?.resolve(answer.output);
    else next?.reject(new ImportFailure(answer.code, answer.detail));
  });
  worker.on("error", (error) => {
    for (const one of waiting.splice(0)) one.reject(error);
  });
  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        worker.postMessage(message);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
