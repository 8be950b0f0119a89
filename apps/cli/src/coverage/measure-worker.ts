import { parentPort } from "node:worker_threads";
import { measure } from "./measure.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

const port = parentPort;
if (port !== null)
  port.on("message", ({ records, beside, smokeTest }: ToWorker) => {
    const tell = (message: FromWorker): void => port.postMessage(message);
    let told = 0;
    let last = 0;
    const measured = measure(records, {
      smokeTest,
      beside,
      onCard: (done, doing) => {
        if (doing !== (smokeTest === "played" ? "playing" : "reading")) return;
        last = done;
        if (done - told < TOLD_EVERY) return;
        tell({ kind: "progress", cards: done - told });
        told = done;
      },
    });
    tell({ kind: "progress", cards: last - told });
    tell({ kind: "measured", measured });
  });

/** After how many cards the thread that waits is told how far it has come. */
const TOLD_EVERY = 25;
