/** Whether an actual value is what a scenario expects: plain values equal, lists as sets, loosened by `has`, `lacks`, `not`, `atLeast`. */
export function matches(actual: unknown, expected: unknown, same: Same = sameValue): boolean {
  if (isLoosened(expected)) {
    const { has, lacks, not, atLeast } = expected;
    const items = Array.isArray(actual)
      ? (actual as readonly unknown[])
      : actual === null || actual === undefined
        ? []
        : isMapping(actual)
          ? Object.keys(actual)
          : [actual];
    const hasAll = isMapping(has)
      ? isMapping(actual) && Object.entries(has).every(([name, value]) => same(actual[name], value))
      : has === undefined || listOf(has).every((wanted) => items.some((item) => same(item, wanted)));
    return (
      hasAll &&
      (lacks === undefined || !listOf(lacks).some((unwanted) => items.some((item) => same(item, unwanted)))) &&
      (not === undefined || !matches(actual, not, same)) &&
      (atLeast === undefined || (typeof actual === "number" && typeof atLeast === "number" && actual >= atLeast))
    );
  }
  if (Array.isArray(expected)) return Array.isArray(actual) && sameSet(actual, expected, same);
  if (expected === null) return actual === null || actual === undefined;
  return same(actual, expected);
}

/** Whether two single values are the same, in a way that depends on what they are. */
export type Same = (actual: unknown, expected: unknown) => boolean;

/** Whether two plain values are equal. */
export const sameValue: Same = (actual, expected) => actual === expected || String(actual) === String(expected);

/** Whether each list has all of the other. */
function sameSet(actual: readonly unknown[], expected: readonly unknown[], same: Same): boolean {
  return (
    expected.every((wanted) => actual.some((item) => same(item, wanted))) &&
    actual.every((item) => expected.some((wanted) => same(item, wanted)))
  );
}

/** Whether two lists hold the same with the same repeats, in any order. */
export function sameBag(actual: readonly unknown[], expected: readonly unknown[], same: Same): boolean {
  if (actual.length !== expected.length) return false;
  const left = [...actual];
  return expected.every((wanted) => {
    const at = left.findIndex((item) => same(item, wanted));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether two lists hold the same in the same order. */
export function sameList(actual: readonly unknown[], expected: readonly unknown[], same: Same): boolean {
  return actual.length === expected.length && expected.every((wanted, at) => same(actual[at], wanted));
}

interface Loosened {
  readonly has?: unknown;
  readonly lacks?: unknown;
  readonly not?: unknown;
  readonly atLeast?: unknown;
}

/** Whether an expectation says only part of a value. */
export function isLoosened(value: unknown): value is Loosened {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key === "has" || key === "lacks" || key === "not" || key === "atLeast");
}

/** A mapping, such as counters by kind: what it has is said by its names, or by names with values. */
const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [value]);
