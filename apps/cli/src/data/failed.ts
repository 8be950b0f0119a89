import type { FailureCode } from "@obverse/card-data/node";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";
import { failureText } from "./data-texts.ts";

/** A failure of reading, downloading or writing as the end of a command. */
export function failed(code: FailureCode, detail: string, lang: Language): CommandError {
  const exit = code === "stopped" ? EXIT.interrupted : code === "unknown-kind" ? EXIT.usage : EXIT.file;
  return new CommandError(
    exit,
    code,
    detail === "" ? failureText(code, lang) : `${detail}: ${failureText(code, lang)}`,
  );
}
