/** Takes away names that nothing refers to and renames the others `a`, `b`, … in the order in which they are given. */
export function pruneNames<T>(value: T): T {
  const used = new Set<string>();
  collect(value, used);
  const names = new Map<string, string>();
  // The walk keeps the shape of the data and only drops or renames names.
  return rename(value, used, names) as T;
}

/** Keys under which names stand: where they are given, and where they are referred to. */
const NAMING: ReadonlySet<string> = new Set(["as", "hit", "rest", "name"]);
/** Instructions that are nothing without their name. */
const KEPT = new Set(["choose", "choose-player", "choose-pile", "search"]);

/** Notes the names that something refers to. */
function collect(value: unknown, used: Set<string>): void {
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === "object") collect(part, used);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const record = value as Readonly<Record<string, unknown>>;
  const { kind, name } = record;
  if (typeof name === "string" && (kind === "bound" || kind === "done" || kind === "did" || kind === "searched"))
    used.add(name);
  for (const key in record) {
    const part = record[key];
    if (typeof part === "object") collect(part, used);
  }
}

/** Parts in which no name changes are kept as they are. */
function rename(value: unknown, used: ReadonlySet<string>, names: Map<string, string>): unknown {
  if (Array.isArray(value)) {
    let renamed: unknown[] | undefined;
    for (const [index, part] of value.entries()) {
      const next = typeof part === "object" ? rename(part, used, names) : part;
      if (next !== part) renamed ??= value.slice();
      if (renamed !== undefined) renamed[index] = next;
    }
    return renamed ?? value;
  }
  if (typeof value !== "object" || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  let renamed: Record<string, unknown> | undefined;
  // Names of instructions inside come before the instruction's own, as they are given first.
  for (const key in record) {
    const part = record[key];
    const next =
      typeof part === "object"
        ? rename(part, used, names)
        : typeof part === "string" && part.startsWith("#") && NAMING.has(key)
          ? key === "as" && !used.has(part) && !KEPT.has(String(record.kind))
            ? undefined
            : nameFor(part, names)
          : part;
    if (next === part) continue;
    renamed ??= { ...record };
    if (next === undefined) delete renamed[key];
    else renamed[key] = next;
  }
  return renamed ?? record;
}

function nameFor(name: string, names: Map<string, string>): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const given = letter(names.size);
  names.set(name, given);
  return given;
}

function letter(index: number): string {
  return index < 26 ? String.fromCharCode(97 + index) : `${letter(Math.floor(index / 26) - 1)}${letter(index % 26)}`;
}
