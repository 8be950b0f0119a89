import type { Ability } from "@obverse/core";
import { japaneseText } from "./say/japanese.ts";
import type { SayOptions } from "./say/options.ts";

/** Writes an ability in Japanese, as `say` does; an entry of its own for what speaks one language at a time. */
export const sayJapanese = (ability: Ability, options: SayOptions = {}): string => japaneseText(ability, options);
