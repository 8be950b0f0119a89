import type { FaceRecord, Record } from "./records.ts";

const FACE_DOWN = /\b(morph|megamorph|disguise|cloak|manifest|face[- ]down|turned face up)\b/i;

/** The groups of issue 5 that a card belongs to. */
export function groupsOf(record: Record, faces: readonly FaceRecord[]): readonly string[] {
  const text = faces.map((face) => (face.oracle_text ?? "").replace(/\([^)]*\)/g, "")).join("\n");
  const groups = ["all"];
  if (record.layout === "transform") groups.push("transform");
  if (record.layout === "modal_dfc") groups.push("modal");
  if (record.layout === "meld") groups.push("meld");
  if (FACE_DOWN.test(text)) groups.push("face-down");
  if (/\b(daybound|nightbound|becomes? (day|night)|neither day nor night|it's (day|night))\b/i.test(text))
    groups.push("day-night");
  if (groups.length > 1) groups.push("another-side");
  return groups;
}
