import type { QuickRead } from "./quick-read.ts";

/** Whether a value that is there is as it should be. */
export type Check = (value: unknown) => boolean;

/** A field that was met, and the one that came after it the last time: records of one source mostly have their fields in the same order. */
interface Field {
  readonly name: string;
  /** Absent: nobody reads it. */
  readonly check: Check | undefined;
  readonly isKnown: boolean;
  next: Field | undefined;
}

/** What a field of a record must be. */
export interface FieldRule {
  readonly check: Check;
  /** Whether every record has it. */
  readonly isNeeded: boolean;
}

/** So many fields are remembered; what has ever more of them is looked at anew. */
const ROOM = 1024;

/** Makes a reader of the fields of records that have a rule; others that no one knows are told. */
export function makeFieldReader(
  rules: ReadonlyMap<string, FieldRule>,
  known: ReadonlySet<string>,
): QuickRead<Readonly<Record<string, unknown>>> {
  const blank = Object.fromEntries([...rules.keys()].map((name) => [name, undefined]));
  const needed = [...rules].flatMap(([name, rule]) => (rule.isNeeded ? [name] : []));
  const fields = new Map<string, Field>();
  const start: Field = { name: "", check: undefined, isKnown: true, next: undefined };
  const fieldOf = (name: string): Field => {
    const before = fields.get(name);
    if (before !== undefined) return before;
    const check = rules.get(name)?.check;
    const field: Field = { name, check, isKnown: check !== undefined || known.has(name), next: undefined };
    if (fields.size < ROOM) fields.set(name, field);
    return field;
  };
  return (record, unknown) => {
    const read: Record<string, unknown> = { ...blank };
    let field = start;
    let fits = true;
    for (const name in record) {
      if (field.next?.name !== name) field.next = fieldOf(name);
      field = field.next;
      if (field.check !== undefined) {
        const value = record[name];
        if (field.check(value)) read[name] = value;
        else fits = false;
      } else if (!field.isKnown) unknown(name);
    }
    return fits && needed.every((name) => read[name] !== undefined) ? read : undefined;
  };
}
