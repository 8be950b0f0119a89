import type { Ability } from "@obverse/core";
import { abilityText } from "./en/ability.ts";
import type { SayOptions } from "./options.ts";
import { newScope } from "./scope.ts";

/** An ability as an English phrase, with every way of wording it that the guard accepts. */
export const englishPhrase = (ability: Ability, options: SayOptions): string => abilityText(newScope(options), ability);
