import type * as z from "zod";

/** Whether a value has a schema's shape, without copying it. */
export type QuickCheck = (value: unknown) => boolean;

type Check = (value: unknown) => boolean;

/**
 * Makes a check out of a zod schema of objects, arrays, texts and numbers: several times as fast as parsing, because it copies nothing and
 * explains nothing. What fails it is parsed again by the schema, which says where and why. A schema of anything else never passes.
 */
export function quickCheckOf(schema: z.core.$ZodType): QuickCheck {
  return checkOf(schema);
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
