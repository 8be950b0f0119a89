import { copyOf, joined, type Splitter, type Unit } from "./unit.ts";

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT, COLON, COMMA] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d, 0x3a, 0x2c,
];

/**
 * Cuts out of one JSON text the parts that hold cards: the elements of a whole array (`$.*`), or what is below `data` (`$.data.*`):
 * elements of a list, members of AtomicCards, sets of AllPrintings, the arrays of a set file. An object without `data` is one unit.
 */
export function makeElementSplitter(limit = 256 * 1024 * 1024): Splitter {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let rootIsArray = false;
  let inData = false;
  let sawData = false;
  let key = "";
  let readingKey = false;
  let expectKey = false;
  let offset = 0;
  let unitStart = -1;
  let pieces: Uint8Array[] = [];
  let held = 0;
  let dropping = false;
  let started = false;
  let large: Omit<Unit, "bytes">[] = [];
  const root: Uint8Array[] = [];
  let rootHeld = 0;

  return {
    push(chunk) {
      const units: Unit[] = [];
      let from = unitStart >= 0 ? 0 : -1;
      if (!sawData && !rootIsArray && rootHeld < 1024 * 1024) {
        root.push(copyOf(chunk));
        rootHeld += chunk.length;
      }
      for (let at = 0; at < chunk.length; at++) {
        const one = chunk[at];
        if (inString) {
          if (escaped) escaped = false;
          else if (one === BACKSLASH) escaped = true;
          else if (one === QUOTE) {
            inString = false;
            readingKey = false;
          } else if (readingKey && one !== undefined) key += String.fromCharCode(one);
          continue;
        }
        switch (one) {
          case QUOTE:
            inString = true;
            if (expectKey && depth === 1) {
              readingKey = true;
              key = "";
            }
            expectKey = false;
            break;
          case COLON:
            break;
          case COMMA:
            if (depth === 1 && !rootIsArray) expectKey = true;
            break;
          case OPEN_ARRAY:
          case OPEN_OBJECT: {
            depth++;
            if (depth === 1) {
              started = true;
              rootIsArray = one === OPEN_ARRAY;
              expectKey = !rootIsArray;
            } else if (depth === 2 && !rootIsArray && key === "data") {
              inData = true;
              sawData = true;
              root.length = 0;
            }
            const unitDepth = rootIsArray ? 2 : inData ? 3 : -1;
            if (depth === unitDepth && unitStart < 0) {
              unitStart = offset + at;
              from = at;
            }
            break;
          }
          case CLOSE_ARRAY:
          case CLOSE_OBJECT: {
            const unitDepth = rootIsArray ? 2 : inData ? 3 : -1;
            if (depth === unitDepth && unitStart >= 0) {
              if (dropping) large.push({ byte: unitStart });
              else {
                const last = chunk.subarray(from, at + 1);
                units.push({ bytes: held === 0 ? last : joined([...pieces, last]), byte: unitStart });
              }
              pieces = [];
              held = 0;
              dropping = false;
              unitStart = -1;
              from = -1;
            }
            depth--;
            if (depth === 1 && inData) inData = false;
            break;
          }
        }
      }
      if (unitStart >= 0 && from >= 0 && !dropping) {
        pieces.push(copyOf(chunk.subarray(from)));
        held += chunk.length - from;
        if (held > limit) {
          dropping = true;
          pieces = [];
          held = 0;
        }
      }
      offset += chunk.length;
      return units;
    },
    end() {
      const cutOff = !started || depth > 0 || inString;
      const single = !cutOff && !rootIsArray && !sawData && root.length > 0;
      return { units: single ? [{ bytes: joined(root), byte: 0 }] : [], cutOff };
    },
    tooLarge() {
      const found = large;
      large = [];
      return found;
    },
  };
}
