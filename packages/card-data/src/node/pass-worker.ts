import { parentPort, workerData } from "node:worker_threads";
import { ImportFailure } from "./import-failure.ts";
import type { ToWorker, WorkerSetUp } from "./pass-messages.ts";
import { makePassRunner } from "./pass-runner.ts";

const port = parentPort;
if (port !== null) {
  const runner = makePassRunner(workerData as WorkerSetUp); // set by the thread that starts it
  port.on("message", async (message: ToWorker) => {
    try {
      const output = (await runner)(message);
      const written = [output.out, ...output.spill.map(([, bytes]) => bytes)];
      port.postMessage({ ok: true, output }, [...new Set(written.flatMap(ownMemory))]);
    } catch (error) {
      if (!(error instanceof ImportFailure)) throw error;
      port.postMessage({ ok: false, code: error.code, detail: error.detail });
    }
  });
}

/** The memory to hand over with some bytes: none where both threads see it, or where it is small enough to be copied. */
function ownMemory({ buffer }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength > 8192 ? [buffer] : [];
}
