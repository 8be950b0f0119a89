import type { Ability } from "@obverse/core";
import { englishPhrase } from "./english.ts";
import { japaneseText } from "./japanese.ts";
import type { SayLanguage, SayOptions } from "./options.ts";
import { plain } from "./phrase.ts";

/** Writes an ability as a card would say it, from the IR alone. An unsupported ability is said to be so in brackets. */
export function say(ability: Ability, language: SayLanguage, options: SayOptions = {}): string {
  return language === "en" ? plain(englishPhrase(ability, options)) : japaneseText(ability, options);
}
