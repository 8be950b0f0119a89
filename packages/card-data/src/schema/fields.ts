/** Whether a value that is there is as it should be. */
export type Check = (value: unknown) => boolean;

/** What a field of a record must be. */
export interface FieldRule {
  readonly check: Check;
  /** Whether every record has it. */
  readonly isNeeded: boolean;
}

/** A field that was met, and the one that came after it the last time: records of one source mostly have their fields in the same order. */
export interface Field {
  readonly name: string;
  /** The name as it stands before its value in JSON without spaces. */
  readonly head: string;
  /** Absent: nobody reads it. */
  readonly check: Check | undefined;
  readonly isKnown: boolean;
  next: Field | undefined;
}

/** The fields of a kind of record. */
export interface Fields {
  /** What comes before a record's first field. */
  readonly start: Field;
  of(name: string): Field;
  /** Makes a record in which nothing was read yet: all fields that have a rule, in their order. */
  blank(): Record<string, unknown>;
  /** Whether a record has all that every record has. */
  isWhole(read: Readonly<Record<string, unknown>>): boolean;
}

/** So many fields are remembered; what has ever more of them is looked at anew. */
const ROOM = 1024;

/** Makes the fields of records, out of what those must be that are read and the names of the others that are known. */
export function makeFields(rules: ReadonlyMap<string, FieldRule>, known: ReadonlySet<string>): Fields {
  const blank = Object.fromEntries([...rules.keys()].map((name) => [name, undefined]));
  const needed = [...rules].flatMap(([name, rule]) => (rule.isNeeded ? [name] : []));
  const met = new Map<string, Field>();
  return {
    start: { name: "", head: "", check: undefined, isKnown: true, next: undefined },
    of(name) {
      const before = met.get(name);
      if (before !== undefined) return before;
      const check = rules.get(name)?.check;
      const isKnown = check !== undefined || known.has(name);
      const field: Field = { name, head: `${JSON.stringify(name)}:`, check, isKnown, next: undefined };
      if (met.size < ROOM) met.set(name, field);
      return field;
    },
    blank: () => ({ ...blank }),
    isWhole: (read) => needed.every((name) => read[name] !== undefined),
  };
}
