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
      const buffers = [output.out, ...output.spill.map(([, bytes]) => bytes)].map(
        (bytes) => bytes.buffer as ArrayBuffer,
      );
      port.postMessage({ ok: true, output }, [
        ...new Set(buffers.filter((buffer) => buffer.byteLength < 1 << 30 && buffer.byteLength > 8192)),
      ]);
    } catch (error) {
      if (!(error instanceof ImportFailure)) throw error;
      port.postMessage({ ok: false, code: error.code, detail: error.detail });
    }
  });
}
