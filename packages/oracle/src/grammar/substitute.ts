import type { Amount } from "@obverse/core";

/** The same data with every X replaced by what the text says X is; quoted abilities keep theirs. */
export function substituteX<T>(value: T, by: Amount): T {
  // The walk keeps the shape of the data and only exchanges one amount for another.
  return walk(value, by) as T;
}

/** “{X}” as a cost: so much generic mana. */
function isX(value: object): boolean {
  const part = value as { readonly kind?: unknown; readonly mana?: unknown };
  return part.kind === "mana" && Array.isArray(part.mana) && part.mana.length === 1 && part.mana[0] === "X";
}

function walk(value: unknown, by: Amount): unknown {
  if (Array.isArray(value)) return value.map((part) => walk(part, by));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (isX(value)) return { kind: "mana", mana: ["1"], times: by };
  if (entries.length === 1 && entries[0]?.[0] === "kind" && entries[0][1] === "x") return by;
  return Object.fromEntries(entries.map(([key, part]) => [key, key === "abilities" ? part : walk(part, by)]));
}
