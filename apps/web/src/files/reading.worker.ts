import { importInMemory } from "@obverse/card-data";
import { compileFace } from "@obverse/oracle";
import type { ReadingTold } from "./reading.ts";

const tell = (told: ReadingTold): void => postMessage(told);

addEventListener("message", ({ data: file }: MessageEvent<File>) => void read(file));

async function read(file: File): Promise<void> {
  try {
    const { cards, cutOff } = await importInMemory(
      bytesOf(file),
      (face, text, context) => compileFace(face, text, context).abilities,
    );
    tell({ kind: "read", cards: cards.map(({ card }) => card), cutOff });
  } catch {
    tell({ kind: "broken" });
  }
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
    size += value.length;
    tell({ kind: "at", share: size / file.size });
  }
}
