import { findCard, nameIn } from "@obverse/cards";
import { type Card, type CardSource, nameKey } from "@obverse/core";
import { CARD } from "../card/texts.ts";
import { CommandError, EXIT } from "../exit-codes.ts";
import { LANGUAGES, type Language } from "../language.ts";

/** The card that a person means; ends the command where there is none, or several that fit equally. */
export async function cardMeant(query: string, source: CardSource, lang: Language): Promise<Card> {
  const exact = source.byName(query);
  if (exact !== undefined) return exact;
  const found = findCard(query);
  if (found.card !== undefined) return source.byName(found.card.name) ?? found.card;
  const text = CARD[lang];
  const key = nameKey(query);
  const several = found.suggestions.filter((name) => LANGUAGES.some((one) => nameKey(nameIn(name, one)).includes(key)));
  const { nearestCard } = await import("./nearest-card.ts"); // only where there is a mistake
  const like = found.suggestions.length > 0 ? undefined : nearestCard(query);
  const suggestions = like === undefined ? found.suggestions : [like];
  throw new CommandError(
    EXIT.card,
    several.length > 1 ? "card-ambiguous" : "card-not-found",
    [
      `${several.length > 1 ? text.ambiguous : text.notFound}: “${query}”`,
      ...(suggestions.length === 0 ? [] : [`${text.didYouMean}:`]),
      ...suggestions.map((name) => `- ${inBoth(name, lang)}`),
    ].join("\n"),
  );
}

/** A name in the language, and behind it in the other where that has one of its own. */
function inBoth(name: string, lang: Language): string {
  const [own, other] = [nameIn(name, lang), nameIn(name, lang === "en" ? "ja" : "en")];
  return own === other ? own : `${own} (${other})`;
}
