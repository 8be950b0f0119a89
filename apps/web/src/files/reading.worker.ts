import { chunksOf, importInMemory } from "@obverse/card-data";
import { compileFace } from "@obverse/oracle";
import type { ReadingTold } from "./reading.ts";

/** How many cards are told at a time: few enough that the page stays smooth while it takes them. */
const AT_ONCE = 250;
/** How much of the work it is to read the bytes; the rest is to read what the cards say. */
const BYTES = 0.15;

const tell = (told: ReadingTold): void => postMessage(told);

addEventListener("message", ({ data: file }: MessageEvent<File>) => void read(file));

async function read(file: File): Promise<void> {
  try {
    const { cards, cutOff } = await importInMemory(
      bytesOf(file),
      (face, text, context) => compileFace(face, text, context).abilities,
      {},
      (made, of) => {
        if (made % AT_ONCE === 0) tell({ kind: "at", share: BYTES + ((1 - BYTES) * made) / of });
      },
    );
    for (let at = 0; at < cards.length; at += AT_ONCE)
      tell({ kind: "cards", cards: cards.slice(at, at + AT_ONCE).map(({ card }) => card) });
    tell({ kind: "read", cutOff });
  } catch {
    tell({ kind: "broken" });
  }
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const bytes of chunksOf(file)) {
    yield bytes;
    size += bytes.length;
    tell({ kind: "at", share: (BYTES * size) / file.size });
  }
}
