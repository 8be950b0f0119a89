/**
 * Reads UTF-8 as one character a byte, which a platform may do several times as fast as it decodes: only those texts are decoded then that
 * somebody reads. What holds escaped letters, broken bytes or signs of double encoding can't be read so.
 */
export interface ByteTexts {
  /** Nothing: these bytes must be decoded as usual. */
  of(bytes: Uint8Array): ByteText | undefined;
}

/** A text with one character a byte. */
interface ByteText {
  readonly text: string;
  /** Makes what it says of a part of it, as a text of its own: a part itself may keep the whole in memory. */
  readonly decode: (part: string) => string;
}
