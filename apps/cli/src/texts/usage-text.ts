import type { CommanderError } from "commander";
import type { Language, Texts } from "../language.ts";

/** What is wrong with how a command was called, as one sentence that names the next useful command. */
export function usageText(error: CommanderError, lang: Language, command: string): string {
  const said = error.message.replace(/^error: /, "");
  const [, quoted = ""] = /'([^']*)'/.exec(said) ?? [];
  const sentence = lang === "ja" && isKnown(error.code) ? `${WORDS.ja[error.code]}: ${quoted}${meant(said)}` : said;
  return `${sentence}\n${lang === "ja" ? "使い方" : "How to use it"}: ${command} --help`;
}

/** What the parser guesses was meant, said in Japanese. */
function meant(said: string): string {
  const [, guess] = /\(Did you mean (?:one of )?(.*)\?\)/s.exec(said) ?? [];
  if (guess !== undefined) return `\nもしかして: ${guess}`;
  const [, choices] = /Allowed choices are (.*)\.$/s.exec(said) ?? [];
  return choices === undefined ? "" : `（${choices}）`;
}

const isKnown = (code: string): code is keyof typeof JAPANESE => code in JAPANESE;

const JAPANESE = {
  "commander.unknownCommand": "そのコマンドはありません",
  "commander.unknownOption": "そのオプションはありません",
  "commander.missingArgument": "引数が足りません",
  "commander.optionMissingArgument": "オプションに値が必要です",
  "commander.missingMandatoryOptionValue": "このオプションが必要です",
  "commander.excessArguments": "引数が多すぎます",
  "commander.invalidArgument": "オプションの値が正しくありません",
} as const;

const WORDS: { readonly ja: Texts<keyof typeof JAPANESE>["ja"] } = { ja: JAPANESE };
