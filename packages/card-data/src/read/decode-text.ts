/** How the text of a unit came out of its bytes. */
export interface DecodedText {
  readonly text: string;
  /** `invalid`: bytes that are no UTF-8 became U+FFFD. `doubly`: it was encoded twice and was read back. Absent: as it should be. */
  readonly encoding?: "invalid" | "doubly";
}

/** Letters that UTF-8 read as Windows-1252 turns into: what a doubly encoded text is full of. */
const DOUBLY = /Ã[\u0080-\u00bf\u2018-\u203a€™œžŸ]|â[\u0080€][\u0080-\u00bf\u2018-\u203a€™œžŸ]/;

/** The 27 characters that Windows-1252 has where Latin-1 has control characters. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const decoder = new TextDecoder("utf-8");
const strict = new TextDecoder("utf-8", { fatal: true });

/** Decodes a unit. Text that was encoded twice is read back where all of it can be. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const text = decoder.decode(bytes);
  if (text.includes("\ufffd")) return { text, encoding: "invalid" };
  if (!text.includes("Ã") && !text.includes("â")) return { text };
  if (!DOUBLY.test(text)) return { text };
  const once = encodedOnce(text);
  return once === undefined ? { text } : { text: once, encoding: "doubly" };
}

function encodedOnce(text: string): string | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const windows = code < 256 ? code : WINDOWS.indexOf(text[at] ?? "") + 0x80;
    if (windows < 0x80 && code >= 256) return undefined;
    bytes[at] = windows;
  }
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}
