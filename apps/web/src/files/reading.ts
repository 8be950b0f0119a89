import type { Card } from "@obverse/core";

/** What the worker that reads a file tells: how far it is, and at the end what it found. */
export type ReadingTold =
  | { readonly kind: "at"; readonly share: number }
  | { readonly kind: "read"; readonly cards: readonly Card[]; readonly cutOff: boolean }
  | { readonly kind: "broken" };

/** Reads the cards of a file beside the page, which stays usable meanwhile; `onShare` hears how much is read, from 0 to 1. */
export function readCards(
  file: File,
  onShare: (share: number) => void,
): Promise<Extract<ReadingTold, { kind: "read" }> | undefined> {
  const worker = new Worker(new URL("./reading.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Extract<ReadingTold, { kind: "read" }> | undefined>((done) => {
    worker.onmessage = ({ data: told }: MessageEvent<ReadingTold>) => {
      if (told.kind === "at") onShare(told.share);
      else done(told.kind === "read" ? told : undefined);
    };
    worker.onerror = () => done(undefined);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
