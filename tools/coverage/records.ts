/** The fields of a public card object that coverage reads. */
export interface Record extends FaceRecord {
  readonly layout: string;
  readonly set?: string;
  readonly card_faces?: readonly FaceRecord[];
}

/** A face of it. */
export interface FaceRecord {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}

/** Layouts and types that aren't traditional cards, or not of this product. */
const LAYOUTS = new Set([
  "token",
  "double_faced_token",
  "emblem",
  "art_series",
  "vanguard",
  "scheme",
  "planar",
  "augment",
  "host",
  "reversible_card",
]);

/** Whether the card is one that the compiler is for. */
export function inScope(record: Record): boolean {
  return (
    !LAYOUTS.has(record.layout) &&
    !record.name.startsWith("A-") &&
    !/\b(Plane|Scheme|Phenomenon|Vanguard|Conspiracy|Dungeon|Stickers|Attraction|Contraption)\b/.test(
      record.type_line ?? "",
    )
  );
}

/** Its faces or halves, or itself. */
export function facesOf(record: Record): readonly FaceRecord[] {
  return record.card_faces ?? [record];
}
