/** Takes away names that nothing refers to and renames the others `a`, `b`, … in the order in which they are given. */
export function pruneNames<T>(value: T): T {
  const used = new Set<string>();
  collect(value, used);
  const names = new Map<string, string>();
  // The walk keeps the shape of the data and only drops or renames names.
  return rename(value, used, names) as T;
}

const GIVING = ["as", "hit", "rest"] as const;
/** Instructions that are nothing without their name. */
const KEPT = new Set(["choose", "choose-player", "choose-pile", "search"]);

function collect(value: unknown, used: Set<string>): void {
  if (Array.isArray(value)) {
    for (const part of value) collect(part, used);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const record = value as Readonly<Record<string, unknown>>;
  if (/^(bound|done|searched)$/.test(String(record.kind)) && typeof record.name === "string") used.add(record.name);
  for (const part of Object.values(record)) collect(part, used);
}

function rename(value: unknown, used: ReadonlySet<string>, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => rename(part, used, names));
  if (typeof value !== "object" || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const result: Record<string, unknown> = {};
  // Names of instructions inside come before the instruction's own, as they are given first.
  for (const [key, part] of Object.entries(record)) {
    if ((GIVING as readonly string[]).includes(key) && typeof part === "string") {
      if (part.startsWith("#") && !used.has(part) && key === "as" && !KEPT.has(String(record.kind))) continue;
      result[key] = nameFor(part, names);
    } else if (key === "name" && typeof part === "string" && part.startsWith("#")) result[key] = nameFor(part, names);
    else result[key] = rename(part, used, names);
  }
  return result;
}

function nameFor(name: string, names: Map<string, string>): string {
  if (!name.startsWith("#")) return name;
  const known = names.get(name);
  if (known !== undefined) return known;
  const given = letter(names.size);
  names.set(name, given);
  return given;
}

function letter(index: number): string {
  return index < 26 ? String.fromCharCode(97 + index) : `${letter(Math.floor(index / 26) - 1)}${letter(index % 26)}`;
}
