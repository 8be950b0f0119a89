import { nearestWord } from "./nearest.ts";
import type { Path, Problem } from "./problem.ts";

/** Checks a value read from outside; adds what is wrong to the problems and then gives nothing back. */
export type Decoder<T> = (value: unknown, path: Path, problems: Problem[]) => T | undefined;

/** The fields of a mapping: a decoder for every key it may have. */
export type Fields<T> = { readonly [K in keyof T]-?: Decoder<NonNullable<T[K]>> };

const shown = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));

function wrong(expected: string, value: unknown, path: Path, problems: Problem[]): undefined {
  problems.push({ code: "wrong-type", path, found: shown(value).slice(0, 60), expected: [expected] });
  return undefined;
}

/** A text; a number is read as the text it was written as. */
export const text: Decoder<string> = (value, path, problems) =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : wrong("text", value, path, problems);

/** A whole number, negative ones included. */
export const whole: Decoder<number> = (value, path, problems) =>
  Number.isSafeInteger(value) ? (value as number) : wrong("whole number", value, path, problems); // isSafeInteger has told

/** A whole number within bounds, these included. */
function wholeWithin(least: number, most: number): Decoder<number> {
  return (value, path, problems) => {
    const number = whole(value, path, problems);
    if (number === undefined || (number >= least && number <= most)) return number;
    problems.push({ code: "out-of-range", path, found: String(number), expected: [String(least), String(most)] });
    return undefined;
  };
}

/** The largest number of a kind that a game is asked to go on with. */
const MOST = 1_000_000_000;
/** How many of something there are: 0 or more. */
export const amount: Decoder<number> = wholeWithin(0, MOST);
/** How many things are made or moved one by one. */
export const times: Decoder<number> = wholeWithin(0, 1000);
/** A place in a list, or a number of a turn: from 1. */
export const ordinal: Decoder<number> = wholeWithin(1, MOST);
/** A life total, which may be negative. */
export const lifeTotal: Decoder<number> = wholeWithin(-MOST, MOST);

/** `true` or `false`. */
export const yesNo: Decoder<boolean> = (value, path, problems) =>
  typeof value === "boolean" ? value : wrong("true or false", value, path, problems);

/** Anything. */
export const anything: Decoder<unknown> = (value) => value ?? null;

/** One of some words. */
export function word<const T extends string>(known: readonly T[]): Decoder<T> {
  return (value, path, problems) => {
    const found = known.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    const nearest = typeof value === "string" ? nearestWord(value, known) : undefined;
    problems.push({
      code: "unknown-word",
      path,
      found: shown(value),
      expected: known,
      ...(nearest === undefined ? {} : { nearest }),
    });
    return undefined;
  };
}

/** A list, each item checked. */
export function list<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (value, path, problems) => {
    if (!Array.isArray(value)) return wrong("list", value, path, problems);
    return value.flatMap((part, at) => item(part, [...path, at], problems) ?? []);
  };
}

/** One, or a list of several: always given back as a list. */
export function oneOrMore<T>(item: Decoder<T>): Decoder<readonly T[]> {
  const several = list(item);
  return (value, path, problems) => {
    if (Array.isArray(value)) return several(value, path, problems);
    const one = item(value, path, problems);
    return one === undefined ? undefined : [one];
  };
}

/** A mapping whose keys are names, each value checked. */
export function dictionary<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (value, path, problems) => {
    if (!isMapping(value)) return wrong("mapping", value, path, problems);
    const entries = Object.entries(value).flatMap(([key, part]) => {
      const decoded = item(part, [...path, key], problems);
      return decoded === undefined ? [] : [[key, decoded] as const];
    });
    return Object.fromEntries(entries);
  };
}

/** A mapping with known keys. Other keys are problems that name the nearest known one. `null` counts as an empty mapping. */
export function mapping<T extends object>(fields: Fields<T>, required: readonly (keyof T & string)[] = []): Decoder<T> {
  const known = Object.keys(fields);
  return (given, path, problems) => {
    const value = given ?? {};
    if (!isMapping(value)) return wrong("mapping", value, path, problems);
    const result: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(value)) {
      if (!known.includes(key)) {
        const nearest = nearestWord(key, known);
        problems.push({
          code: "unknown-key",
          path: [...path, key],
          found: key,
          expected: known,
          ...(nearest === undefined ? {} : { nearest }),
        });
        continue;
      }
      const decode = fields[key as keyof T]; // the key is one of the known ones
      const decoded = decode(part, [...path, key], problems);
      if (decoded !== undefined) result[key] = decoded;
    }
    for (const key of required)
      if (!(key in value)) problems.push({ code: "missing-key", path: [...path, key], expected: [key] });
    return result as T; // every key went through its field's decoder; what is missing is a problem
  };
}

/** The first of several shapes that has no problem; the problems of the one that came nearest where none fits. */
export function either<T>(...options: readonly Decoder<T>[]): Decoder<T> {
  return (value, path, problems) => {
    let least: Problem[] | undefined;
    for (const option of options) {
      const found: Problem[] = [];
      const decoded = option(value, path, found);
      if (found.length === 0) return decoded;
      if (least === undefined || depth(found) > depth(least)) least = found;
    }
    problems.push(...(least ?? []));
    return undefined;
  };
}

/** Whether it is a mapping: an object that is no list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const depth = (problems: readonly Problem[]): number =>
  Math.min(...problems.map((problem) => problem.path.length + (NEARNESS[problem.code] ?? 0.5)));

/** How much nearer a value is where this is what is wrong with it: of the wrong shape, another word, out of bounds. */
const NEARNESS: Readonly<Partial<Record<Problem["code"], number>>> = { "wrong-type": 0, "out-of-range": 0.75 };
