import type { Ability } from "@obverse/core";
import { englishPhrase } from "./say/english.ts";
import type { SayOptions } from "./say/options.ts";
import { plain } from "./say/phrase.ts";

/** Writes an ability in English, as `say` does; an entry of its own for what speaks one language at a time. */
export const sayEnglish = (ability: Ability, options: SayOptions = {}): string =>
  plain(englishPhrase(ability, options));
