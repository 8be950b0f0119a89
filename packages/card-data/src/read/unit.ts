/** One JSON text cut out of a stream: a line, an element of an array, or a member of an object. */
export interface Unit {
  readonly bytes: Uint8Array;
  /** From 1. Absent: not a file of lines. */
  readonly line?: number;
  /** Where it begins in the whole (unpacked) input. */
  readonly byte: number;
}

/** Cuts a stream of chunks into units. */
export interface Splitter {
  /** The units that are whole now. Their bytes are valid until the next call. */
  push(chunk: Uint8Array): readonly Unit[];
  /** What is left at the end, and whether the input breaks off inside a unit. */
  end(): { readonly units: readonly Unit[]; readonly cutOff: boolean };
  /** How many units were dropped for being larger than allowed, since the last call. */
  tooLarge(): readonly Omit<Unit, "bytes">[];
}

/** The same bytes in memory of their own, which `slice` doesn't give of a Buffer. */
export function copyOf(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

/** Joins pieces of bytes. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
