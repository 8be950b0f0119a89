/** The languages that the command speaks. */
export const LANGUAGES = ["en", "ja"] as const;
/** A language that the command speaks. */
export type Language = (typeof LANGUAGES)[number];

/** The language asked for: `--lang`, else what the environment says, else English. */
export function languageOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  const given =
    at < 0 ? undefined : args[at]?.includes("=") === true ? args[at]?.slice("--lang=".length) : args[at + 1];
  if (given === "en" || given === "ja") return given;
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || "";
  return locale.toLowerCase().startsWith("ja") ? "ja" : "en";
}

/** The sentence in a language. */
export type Texts<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;
