import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { groupsOf } from "../../apps/cli/src/coverage/groups.ts";
import type { PublicCard } from "../../apps/cli/src/coverage/scope.ts";

/** The card file that OBVERSE_CARD_DATA names. Absent: it names none. */
export function cardFile(): string | undefined {
  const file = process.env.OBVERSE_CARD_DATA ?? "";
  return file !== "" && existsSync(file) ? file : undefined;
}

/** The records of a card file of JSON Lines, gzipped or not. */
export function recordsOf(file: string): readonly PublicCard[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as PublicCard])); // checked as it is normalised
}

/** Whether a card is of one of the groups that this product is about, by its layout and words. */
export function hasAnotherSide(record: PublicCard): boolean {
  const texts = [record, ...(record.card_faces ?? [])].map(({ oracle_text = "" }) => oracle_text);
  return groupsOf(record.layout ?? "normal", texts).length > 1;
}
