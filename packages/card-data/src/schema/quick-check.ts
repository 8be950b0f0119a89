import type * as z from "zod";

/** Looks whether a record has a schema's shape, without copying it; tells `unknown` of each field that no one knows. */
export type QuickCheck = (record: Readonly<Record<string, unknown>>, unknown: (field: string) => void) => boolean;

type Check = (value: unknown) => boolean;

const unread: Check = () => true;

/**
 * Makes a check out of a zod schema of an object: several times as fast as parsing, because it copies nothing and explains nothing. What
 * fails it is parsed again by the schema, which says where and why. Fields besides the schema's and the known ones are told.
 */
export function quickCheckOf(schema: z.ZodObject, known: Iterable<string>): QuickCheck {
  const checks = new Map<string, Check>();
  for (const field of known) checks.set(field, unread);
  const required: string[] = [];
  for (const [field, one] of Object.entries(schema.shape)) {
    checks.set(field, checkOf(one));
    if (!checkOf(one)(undefined)) required.push(field);
  }
  return (record, unknown) => {
    let fits = true;
    for (const field in record) {
      const check = checks.get(field);
      if (check === undefined) unknown(field);
      else if (fits && check !== unread && !check(record[field])) fits = false;
    }
    return fits && required.every((field) => record[field] !== undefined);
  };
}

function checkOf(schema: z.core.$ZodType): Check {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all schemas of zod, told apart by their kind
  switch (def.type) {
    case "string":
      return (value) => typeof value === "string";
    case "number":
      return (value) => typeof value === "number" && Number.isFinite(value);
    case "optional": {
      const inner = checkOf(def.innerType);
      return (value) => value === undefined || inner(value);
    }
    case "nullable": {
      const inner = checkOf(def.innerType);
      return (value) => value === null || inner(value);
    }
    case "array": {
      const element = checkOf(def.element);
      return (value) => Array.isArray(value) && value.every(element);
    }
    case "object":
      return checkObject(Object.entries(def.shape).map(([key, one]) => [key, checkOf(one)] as const));
    default:
      return () => false;
  }
}

function checkObject(fields: readonly (readonly [string, Check])[]): Check {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const record = value as Readonly<Record<string, unknown>>;
    for (const [key, check] of fields) if (!check(record[key])) return false;
    return true;
  };
}
