/** MTGJSON's words for languages, as the codes that Scryfall uses. */
export const LANGUAGE_CODES: Readonly<Record<string, string>> = {
  English: "en",
  Spanish: "es",
  French: "fr",
  German: "de",
  Italian: "it",
  "Portuguese (Brazil)": "pt",
  Japanese: "ja",
  Korean: "ko",
  Russian: "ru",
  "Chinese Simplified": "zhs",
  "Chinese Traditional": "zht",
  Hebrew: "he",
  Latin: "la",
  "Ancient Greek": "grc",
  Arabic: "ar",
  Sanskrit: "sa",
  Phyrexian: "ph",
};

/** The codes of all languages that cards have names in: MTGJSON's, and Quenya, which only Scryfall has. */
export const NAME_LANGUAGES: readonly string[] = [...Object.values(LANGUAGE_CODES), "qya"];
