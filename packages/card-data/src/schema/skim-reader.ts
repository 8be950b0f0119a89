import { makeMemo } from "../parse/memo.ts";
import type { Field, Fields } from "./fields.ts";

/**
 * Reads a record out of its JSON text without making anything of the fields that nobody reads. Nothing: the text is to be parsed as usual,
 * because it is no JSON, not as the rules say, or written in a way that is rare. Tells `unknown` of each field of what it read that no one
 * knows. A text that it gives may keep the whole record's text in memory.
 */
export type SkimRead<T> = (text: string, unknown: (field: string) => void) => T | undefined;

const TEXT = '"[^"\\\\\\x00-\\x1f]*(?:\\\\["\\\\/bfnrt][^"\\\\\\x00-\\x1f]*)*"';
const SCALAR = `${TEXT}|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?|true|false|null`;
/** Three deep: the fields of objects that the elements of a list have. */
const VALUE = valueUpTo(3);

/** A value in JSON without spaces, and with other values in it at most so deep. */
function valueUpTo(depth: number): string {
  if (depth === 0) return `(?:${SCALAR})`;
  const inner = valueUpTo(depth - 1);
  const member = `${TEXT}:${inner}`;
  return `(?:${SCALAR}|\\{(?:${member}(?:,${member})*)?\\}|\\[(?:${inner}(?:,${inner})*)?\\])`;
}

const [QUOTE, COMMA, OPEN_OBJECT] = [0x22, 0x2c, 0x7b];

/**
 * Makes a reader. It takes nothing that `JSON.parse` would not take, and gives what that would give: what it skips must be JSON too. `unread` are
 * names of fields that nobody reads; many of them stand side by side, and are gone through at once.
 */
export function makeSkimReader(fields: Fields, unread: readonly string[]): SkimRead<Readonly<Record<string, unknown>>> {
  const skipped = endFinder(`(?:"(?:${unread.join("|")})":${VALUE},)*`);
  const value = endFinder(VALUE);
  const plainText = endFinder('"[^"\\\\\\x00-\\x1f]*"');
  const close = endFinder("\\}[ \\t\\r\\n]*$");
  const parseShort = makeMemo((text): unknown => JSON.parse(text));

  const fieldAt = (text: string, at: number, before: Field): Field | undefined => {
    if (before.next !== undefined && text.startsWith(before.next.head, at)) return before.next;
    const name = NAME.exec(text.slice(at, at + LONGEST_NAME))?.[1];
    if (name === undefined) return undefined;
    before.next = fields.of(name);
    return before.next;
  };

  return (text, unknown) => {
    if (text.charCodeAt(0) !== OPEN_OBJECT) return undefined;
    const read = fields.blank();
    const strange: string[] = [];
    let field: Field | undefined = fields.start;
    let at = 0;
    do {
      at = skipped(text, at + 1);
      field = fieldAt(text, at, field);
      if (field === undefined) return undefined;
      const start = at + field.head.length;
      const plain = text.charCodeAt(start) === QUOTE ? plainText(text, start) : -1;
      at = plain === -1 ? value(text, start) : plain;
      if (at === -1) return undefined;
      if (field.check !== undefined) {
        const one = plain === -1 ? parsed(text.slice(start, at)) : text.slice(start + 1, at - 1);
        if (!field.check(one)) return undefined;
        read[field.name] = one;
      } else if (!field.isKnown) strange.push(field.name);
    } while (text.charCodeAt(at) === COMMA);
    if (close(text, at) === -1 || !fields.isWhole(read)) return undefined;
    for (const name of strange) unknown(name);
    return read;
  };

  function parsed(json: string): unknown {
    return json.length < SHORT ? parseShort(json) : JSON.parse(json);
  }
}

/** Lists and numbers that are this short come again and again; they are texts of their own, which may be remembered. */
const SHORT = 13;

const LONGEST_NAME = 80;
/** A name that is the same in JSON as it is read, and doesn't move to the front of an object as a number does. */
const NAME = /^"([A-Za-z_][A-Za-z0-9_]*)":/;

/** Finds where what a pattern describes ends, if it stands where it is looked for. -1: it does not. */
function endFinder(pattern: string): (text: string, at: number) => number {
  const sticky = new RegExp(pattern, "y");
  return (text, at) => {
    sticky.lastIndex = at;
    return sticky.test(text) ? sticky.lastIndex : -1;
  };
}
