/** Bytes that grow as more is written behind them. */
export interface ByteWriter {
  /** Writes into this memory from now on, for as long as it is enough. */
  begin(room: Uint8Array): void;
  /** A text of any letters, in UTF-8. */
  utf8(text: string): void;
  /** A text with one character a byte, as those bytes. */
  bytes(text: string): void;
  copy(from: Buffer, start: number, end: number): void;
  /** What was written since the last call: in the memory that it began with, or in memory of its own. */
  take(): Uint8Array;
}

/** Anything that takes more than a byte in UTF-8; texts without it are copied as they are, which is faster. */
const NOT_ASCII = /[^\n -~]/;

const SMALLEST = 16 * 1024;

/** Makes a writer. */
export function makeByteWriter(): ByteWriter {
  let size = SMALLEST;
  let buffer: Buffer | undefined;
  let at = 0;
  const withRoomFor = (length: number): Buffer => {
    if (buffer === undefined) {
      buffer = Buffer.allocUnsafeSlow(Math.max(size, length));
    } else if (at + length > buffer.length) {
      const more = Buffer.allocUnsafeSlow(Math.max(buffer.length * 2, at + length));
      buffer.copy(more, 0, 0, at);
      buffer = more;
    }
    return buffer;
  };
  return {
    begin(room) {
      buffer = Buffer.from(room.buffer, room.byteOffset, room.length);
    },
    utf8(text) {
      const ascii = !NOT_ASCII.test(text);
      const into = withRoomFor(ascii ? text.length : text.length * 3);
      at += into.write(text, at, ascii ? "latin1" : "utf8");
    },
    bytes(text) {
      at += withRoomFor(text.length).write(text, at, "latin1");
    },
    copy(from, start, end) {
      at += from.copy(withRoomFor(end - start), at, start, end);
    },
    take() {
      const taken = buffer?.subarray(0, at) ?? new Uint8Array(0);
      size = Math.max(SMALLEST, at + (at >> 3));
      buffer = undefined;
      at = 0;
      return taken;
    },
  };
}
