import { type EditionDate, editionOn, NEWEST_EDITION, OLDEST_EDITION } from "@obverse/core";
import { CommandError, EXIT } from "./exit-codes.ts";

/** The edition of the rules that an option's date names; ends the command where it is no date of one. Absent: none was given. */
export function editionGiven(text: string | undefined, option: string): EditionDate | undefined {
  if (text === undefined) return undefined;
  const edition = editionOn(text);
  if (edition === undefined)
    throw new CommandError(
      EXIT.usage,
      "edition",
      `${option} ${text}? (YYYY-MM-DD, ${OLDEST_EDITION}–${NEWEST_EDITION})`,
    );
  return edition;
}
