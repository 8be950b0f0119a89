import type { Scenario } from "@obverse/scenario";
import type { Language } from "../words/language.ts";

/** The title of a scenario in a language, or in the one it has. */
export function titleIn(
  { title, id }: Scenario,
  wanted: Language,
): { readonly words: string; readonly lang: Language } {
  if (typeof title === "string") return { words: title, lang: "en" };
  const own = title[wanted];
  if (own !== undefined) return { words: own, lang: wanted };
  return { words: title.en ?? title.ja ?? id, lang: title.en === undefined ? "ja" : "en" };
}
