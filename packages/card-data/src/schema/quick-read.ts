import type * as z from "zod";
import { type Check, makeFieldOrders } from "./field-orders.ts";

/** Looks whether a record has a schema's shape, without copying it; tells `unknown` of each field that no one knows. */
export type QuickCheck = (record: Readonly<Record<string, unknown>>, unknown: (field: string) => void) => boolean;

/**
 * Makes a check out of a zod schema of an object: several times as fast as parsing, because it copies nothing and explains nothing. What
 * fails it is parsed again by the schema, which says where and why. Fields besides the schema's and the known ones are told.
 */
export function quickCheckOf(schema: z.ZodObject, known: Iterable<string>): QuickCheck {
  const checks = new Map(Object.entries(schema.shape).map(([field, one]) => [field, checkOf(one)] as const));
  return makeFieldOrders(checks, new Set(known));
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
