import type { QuickCheck } from "./quick-check.ts";

/** Whether the value of a field, `undefined` where it is absent, is as it should be. */
export type Check = (value: unknown) => boolean;

/** How the fields of a record follow each other up to one of them. */
interface Step {
  readonly field: string;
  /** Absent: nobody reads it. */
  readonly check: Check | undefined;
  /** The fields so far that no one knows. */
  readonly unknown: readonly string[];
  /** The fields that a record needs and that didn't come yet. */
  readonly missing: readonly string[];
  /** The steps that were seen after this one, the first of them apart: it is mostly the same. */
  next: Step | undefined;
  others: Map<string, Step> | undefined;
}

/** So many steps are kept; what has ever more orders of fields is looked up anew. */
const ROOM = 65_536;

/** Makes a check of the fields of records. Records of one source have their fields in few orders, so each order is looked up once. */
export function makeFieldOrders(checks: ReadonlyMap<string, Check>, known: ReadonlySet<string>): QuickCheck {
  const needed = [...checks].flatMap(([field, check]) => (check(undefined) ? [] : [field]));
  const start: Step = {
    field: "",
    check: undefined,
    unknown: [],
    missing: needed,
    next: undefined,
    others: undefined,
  };
  let steps = 0;
  const add = (after: Step, field: string): Step => {
    const check = checks.get(field);
    const step: Step = {
      field,
      check,
      unknown: check !== undefined || known.has(field) ? after.unknown : [...after.unknown, field],
      missing: after.missing.includes(field) ? after.missing.filter((one) => one !== field) : after.missing,
      next: undefined,
      others: undefined,
    };
    if (steps >= ROOM) return step;
    steps++;
    if (after.next === undefined) after.next = step;
    else {
      after.others ??= new Map();
      after.others.set(field, step);
    }
    return step;
  };
  return (record, unknown) => {
    let step = start;
    let fits = true;
    for (const field in record) {
      const { next } = step;
      step = next !== undefined && next.field === field ? next : (step.others?.get(field) ?? add(step, field));
      if (fits && step.check !== undefined && !step.check(record[field])) fits = false;
    }
    for (const field of step.unknown) unknown(field);
    return fits && step.missing.length === 0;
  };
}
