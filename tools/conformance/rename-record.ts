import { namesWithin, renamed } from "./rename.ts";

/** A face of a public card object, as far as it is renamed. */
interface FaceRecord {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}

/** A public card object, as far as it is renamed. */
export interface CardRecord extends FaceRecord {
  readonly layout?: string;
  readonly card_faces?: readonly FaceRecord[];
  readonly all_parts?: readonly { readonly name: string }[];
}

/** A public card object with every name in it changed: its own, its faces', its parts', and those that its words say. */
export function renamedRecord(record: CardRecord, names: ReadonlySet<string>): CardRecord {
  const faces = record.card_faces ?? [];
  const parts = record.all_parts ?? [];
  const own = new Set(
    [record, ...faces, ...parts].flatMap(({ name }) => [name, ...name.split(" // ")]).filter((name) => names.has(name)),
  );
  // Only legends are called by a part of their names.
  const isLegend = [record, ...faces].some(({ type_line = "" }) => type_line.includes("Legendary"));
  const within = namesWithin(
    new Set([...own, ...(isLegend ? [...own].flatMap(shortNames) : []), ...namesSaid(record, names)]),
  );
  const face = <T extends FaceRecord>(one: T): T => ({
    ...one,
    name: within(one.name),
    ...(one.oracle_text === undefined ? {} : { oracle_text: within(one.oracle_text) }),
  });
  return {
    ...face(record),
    name: names.has(record.name) ? renamed(record.name) : record.name,
    ...(record.card_faces === undefined ? {} : { card_faces: faces.map(face) }),
    ...(record.all_parts === undefined
      ? {}
      : { all_parts: parts.map((part) => ({ ...part, name: within(part.name) })) }),
  };
}

/** Names that follow the word “named” in a record's texts. */
function namesSaid(record: CardRecord, names: ReadonlySet<string>): readonly string[] {
  const text = [record, ...(record.card_faces ?? [])].map(({ oracle_text = "" }) => oracle_text).join("\n");
  if (!text.includes("named ")) return [];
  return [...names].filter((name) => text.includes(`named ${name}`));
}

/** How a text may shorten a name: before its comma, or before “of” or “the”, or its first word. */
function shortNames(name: string): readonly string[] {
  const first = name.split(" ")[0] ?? "";
  const shorter = [name.split(",")[0] ?? "", name.split(/ (?:of|the|and) /)[0] ?? "", first];
  return shorter.filter((short) => short !== name && /^\p{Lu}\p{L}{2,}/u.test(short) && !COMMON.has(short));
}

/** First words of names that texts use for something else. */
const COMMON: ReadonlySet<string> = new Set([
  "The",
  "When",
  "Whenever",
  "Target",
  "Each",
  "Enchanted",
  "Equipped",
  "Creature",
  "Return",
  "Exile",
  "Destroy",
]);
