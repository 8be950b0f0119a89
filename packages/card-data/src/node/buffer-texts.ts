import { isAscii, isUtf8 } from "node:buffer";
import { asItIs, type ByteTexts } from "../read/byte-texts.ts";

/** Longer texts get memory of their own to be decoded in. */
const ROOM = 16 * 1024;
const room = Buffer.allocUnsafeSlow(ROOM);

/** Texts of one character a byte, out of Node's buffers. */
export const bufferTexts: ByteTexts = {
  of(bytes) {
    const buffer = bytes instanceof Buffer ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const ascii = isAscii(buffer);
    if (!ascii && !isUtf8(buffer)) return undefined;
    const text = buffer.toString("latin1");
    if (text.includes(ESCAPE)) return undefined;
    if (ascii) return { text, decode: asItIs };
    return text.includes(TILDE) || text.includes(CIRCUMFLEX) ? undefined : { text, decode };
  },
};

/** How JSON begins a letter's number, which is any letter's. */
const ESCAPE = "\\u";

/** `Ã` and `â`, with which text that was encoded twice is full. */
const [TILDE, CIRCUMFLEX] = ["\u00c3\u0083", "\u00c3\u00a2"] as const;

const NOT_ASCII = /[\u0080-\u00ff]/;

function decode(part: string): string {
  if (!NOT_ASCII.test(part)) return part;
  if (part.length > ROOM) return Buffer.from(part, "latin1").toString("utf8");
  return room.toString("utf8", 0, room.write(part, "latin1"));
}
