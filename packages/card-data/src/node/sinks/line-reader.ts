import type { ImportedCard } from "../../import/imported.ts";

/** The cards of a piece of output: whole lines of JSON, as the passes write them. */
export function* cardsIn(lines: Uint8Array): Generator<ImportedCard> {
  const buffer = Buffer.from(lines.buffer, lines.byteOffset, lines.length);
  let from = 0;
  for (let at = buffer.indexOf(0x0a); at !== -1; at = buffer.indexOf(0x0a, from)) {
    yield JSON.parse(buffer.toString("utf8", from, at)) as ImportedCard; // written by the second pass
    from = at + 1;
  }
}
