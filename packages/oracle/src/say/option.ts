import type { ModeOption } from "@obverse/core";
import { cost as englishCost } from "./en/cost.ts";
import { cost as japaneseCost } from "./ja/cost.ts";
import type { SayLanguage, SayOptions } from "./options.ts";
import { plain, sentence } from "./phrase.ts";
import { say } from "./say.ts";
import { newScope } from "./scope.ts";

/** What can be said of by its words alone; a pile is told by the objects in it. */
export type SayableOption = Exclude<ModeOption, { kind: "pile" }>;

/** Writes what a mode decision offers: a mode, a cost, mana or an ability to gain. */
export function sayOption(option: SayableOption, language: SayLanguage, options: SayOptions = {}): string {
  switch (option.kind) {
    case "body":
      return say({ kind: "spell", ...option.body }, language, options);
    case "gain":
      return say(option.ability, language, options);
    case "cost":
      return language === "en"
        ? plain(sentence(englishCost(newScope(options), option.cost)))
        : japaneseCost(newScope(options), option.cost);
    case "mana":
      return option.mana.map((symbol) => `{${symbol}}`).join("");
  }
}
