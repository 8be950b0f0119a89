import type { Card } from "@obverse/core";

/** What the worker that reads a file tells: how far it is, then what it found, a part at a time. */
export type ReadingTold =
  | { readonly kind: "at"; readonly share: number }
  | { readonly kind: "cards"; readonly cards: readonly Card[] }
  | { readonly kind: "read"; readonly cutOff: boolean }
  | { readonly kind: "broken" };

/** The cards of a file. */
export interface CardsRead {
  readonly cards: readonly Card[];
  /** Whether the file breaks off; the cards before that are here all the same. */
  readonly cutOff: boolean;
}

/** Reads the cards of a file beside the page, which stays usable meanwhile; `onShare` hears how much is read, from 0 to 1. */
export function readCards(file: File, onShare: (share: number) => void): Promise<CardsRead | undefined> {
  const worker = new Worker(new URL("./reading.worker.ts", import.meta.url), { type: "module" });
  const cards: Card[] = [];
  return new Promise<CardsRead | undefined>((done) => {
    worker.onmessage = ({ data: told }: MessageEvent<ReadingTold>) => {
      if (told.kind === "at") onShare(told.share);
      else if (told.kind === "cards") cards.push(...told.cards);
      else done(told.kind === "read" ? { cards, cutOff: told.cutOff } : undefined);
    };
    worker.onerror = () => done(undefined);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
