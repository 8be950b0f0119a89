import { copyOf, joined, type Splitter, type Unit } from "./unit.ts";

const NEWLINE = 0x0a;

/** Cuts JSON Lines at newlines, which is right before any decoding. Blank lines are left out; the last needs no newline. */
export function makeLineSplitter(limit = 16 * 1024 * 1024): Splitter {
  let pieces: Uint8Array[] = [];
  let held = 0;
  let line = 1;
  let start = 0;
  let byte = 0;
  let dropping = false;
  let large: Omit<Unit, "bytes">[] = [];

  const take = (units: Unit[], last: Uint8Array) => {
    const bytes = held === 0 ? last : joined([...pieces, last]);
    if (dropping) large.push({ line, byte: start });
    else if (!isBlank(bytes)) units.push({ bytes, line, byte: start });
    pieces = [];
    held = 0;
    dropping = false;
  };

  return {
    push(chunk) {
      const units: Unit[] = [];
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        take(units, chunk.subarray(from, at));
        line++;
        from = at + 1;
        start = byte + from;
      }
      const rest = chunk.subarray(from);
      byte += chunk.length;
      if (rest.length > 0 && !dropping) {
        pieces.push(copyOf(rest));
        held += rest.length;
        if (held > limit) {
          dropping = true;
          pieces = [];
          held = 0;
        }
      }
      return units;
    },
    end() {
      const units: Unit[] = [];
      if (held > 0) take(units, new Uint8Array(0));
      const last = units.at(-1);
      return { units: last && !closes(last.bytes) ? [] : units, cutOff: last !== undefined && !closes(last.bytes) };
    },
    tooLarge() {
      const found = large;
      large = [];
      return found;
    },
  };
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.length < 8 && bytes.every((one) => one === 0x20 || one === 0x0d || one === 0x09);
}

/** Whether a line ends as an object does. */
function closes(bytes: Uint8Array): boolean {
  let last = bytes.length - 1;
  while (last >= 0 && (bytes[last] === 0x20 || bytes[last] === 0x0d || bytes[last] === 0x09)) last--;
  return bytes[last] === 0x7d || bytes[last] === 0x5d;
}
