import { type EditionDate, editionOn, NEWEST_EDITION, OLDEST_EDITION } from "@obverse/core";
import { CommandError, EXIT } from "./exit-codes.ts";
import type { Language } from "./language.ts";

/** That something is no date on which rules of an edition were in force. */
export function noEdition(written: string, lang: Language): CommandError {
  const sentence =
    lang === "ja"
      ? `「${written}」は版の日付ではありません。${OLDEST_EDITION} から ${NEWEST_EDITION} までの日付を YYYY-MM-DD の形で書いてください。`
      : `“${written}” is no date of an edition; write one from ${OLDEST_EDITION} to ${NEWEST_EDITION} as YYYY-MM-DD.`;
  return new CommandError(EXIT.usage, "edition", sentence);
}

/** The edition of the rules that an option's date names; ends the command where it is no date of one. Absent: none was given. */
export function editionGiven(text: string | undefined, option: string, lang: Language): EditionDate | undefined {
  if (text === undefined) return undefined;
  const edition = editionOn(text);
  if (edition === undefined) throw noEdition(`${option} ${text}`, lang);
  return edition;
}
