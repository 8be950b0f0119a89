import { isAscii, isUtf8 } from "node:buffer";
import type { ByteTexts } from "../read/byte-texts.ts";

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
    if (ascii) return { text, decode: detached };
    return text.includes(TILDE) || text.includes(CIRCUMFLEX) ? undefined : { text, decode };
  },
};

/** How JSON begins a letter's number, which is any letter's. */
const ESCAPE = "\\u";

/** `Ã` and `â`, with which text that was encoded twice is full. */
const [TILDE, CIRCUMFLEX] = ["\u00c3\u0083", "\u00c3\u00a2"] as const;

const NOT_ASCII = /[\u0080-\u00ff]/;

/** Shorter parts are texts of their own as they are made. */
const SHARED = 13;

/** The same text in memory of its own: a part of a text keeps the whole in memory for as long as it is there. */
export function detached(part: string): string {
  if (part.length < SHARED) return part;
  if (part.length > ROOM) return Buffer.from(part, "latin1").toString("latin1");
  return room.toString("latin1", 0, room.write(part, "latin1"));
}

function decode(part: string): string {
  if (!NOT_ASCII.test(part)) return detached(part);
  if (part.length > ROOM) return Buffer.from(part, "latin1").toString("utf8");
  return room.toString("utf8", 0, room.write(part, "latin1"));
}
