import type { Ability } from "@obverse/core";
import { sayEnglish } from "../say-en.ts";
import { sayJapanese } from "../say-ja.ts";
import type { SayLanguage, SayOptions } from "./options.ts";

/** Writes an ability as a card would say it, from the IR alone. An unsupported ability is said to be so in brackets. */
export const say = (ability: Ability, language: SayLanguage, options: SayOptions = {}): string =>
  language === "en" ? sayEnglish(ability, options) : sayJapanese(ability, options);
