import type { Ability } from "@obverse/core";
import { abilityText } from "./ja/ability.ts";
import type { SayOptions } from "./options.ts";
import { newScope } from "./scope.ts";

/** An ability as a Japanese card would say it, its targets named first. */
export const japaneseText = (ability: Ability, options: SayOptions): string => abilityText(newScope(options), ability);
