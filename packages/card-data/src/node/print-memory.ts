import type { PrintedCard } from "../normalise/printed-card.ts";

/** What was made of a card's wording: bytes within a piece of memory. */
interface RememberedCard {
  readonly piece: Buffer;
  readonly start: number;
  readonly end: number;
  /** Whether it has another side. */
  readonly sided: boolean;
}

/** The cards that were made so far, by their wording; kept as bytes outside the heap, where no collector moves them about. */
export interface PrintMemory {
  /** Finds what was made of a record's wording, its texts being in this encoding: `latin1` where they have one character a byte. */
  find(printed: PrintedCard, encoding: "latin1" | "utf8"): RememberedCard | undefined;
  /** Keeps what was made of the record that was last looked for, by its id. */
  keep(id: string, made: string, sided: RememberedCard["sided"]): RememberedCard;
}

interface Kept extends RememberedCard {
  /** Where its wording begins; it ends where the card starts. */
  readonly wording: number;
}

const PIECE = 1024 * 1024;

/** Makes an empty memory. It grows with cards, never with prints: of a card's wordings, the last is kept. */
export function makePrintMemory(): PrintMemory {
  const kept = new Map<string, Kept>();
  let piece = Buffer.allocUnsafeSlow(0);
  let at = 0;
  let wording = Buffer.allocUnsafeSlow(16 * 1024);
  let length = 0;
  return {
    find(printed, encoding) {
      const text = wordingOf(printed);
      if (text.length * 3 > wording.length) wording = Buffer.allocUnsafeSlow(text.length * 6);
      length = wording.write(text, encoding);
      const known = kept.get(printed.id);
      if (known === undefined || known.start - known.wording !== length) return undefined;
      return wording.compare(known.piece, known.wording, known.start, 0, length) === 0 ? known : undefined;
    },
    keep(id, made, sided) {
      const room = length + made.length * 3;
      if (at + room > piece.length) {
        piece = Buffer.allocUnsafeSlow(Math.max(PIECE, room));
        at = 0;
      }
      const start = at + wording.copy(piece, at, 0, length);
      const end = start + piece.write(made, start, "utf8");
      const one: Kept = { piece, wording: at, start, end, sided };
      kept.set(id, one);
      at = end;
      return one;
    },
  };
}

/** All of a record that its card is made of, but not its printing. */
function wordingOf({ name, layout, colorIdentity, faces }: PrintedCard): string {
  let text = `${name}\0${layout}\0${colorIdentity}`;
  for (const face of faces) {
    text += `\0${face.name}\0${face.text}\0${face.typeLine}\0${face.manaCost}\0${face.power}\0${face.toughness}`;
    text += `\0${face.loyalty}\0${face.defense}\0${face.colors}\0${face.colorIndicator}`;
  }
  return text;
}
