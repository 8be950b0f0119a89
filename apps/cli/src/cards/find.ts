import { findCard } from "@obverse/cards";
import { type Card, type CardSource, nameKey } from "@obverse/core";
import { CARD } from "../card/texts.ts";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";

/** The card that a person means; ends the command where there is none, or several that fit equally. */
export async function cardMeant(query: string, source: CardSource, lang: Language): Promise<Card> {
  const exact = source.byName(query);
  if (exact !== undefined) return exact;
  const found = findCard(query);
  if (found.card !== undefined) return source.byName(found.card.name) ?? found.card;
  const text = CARD[lang];
  const several = found.suggestions.filter((name) => nameKey(name).includes(nameKey(query)));
  const said = several.length > 1 ? `${text.ambiguous}: “${query}”` : `${text.notFound}: “${query}”`;
  const { nearestCard } = await import("./nearest-card.ts"); // only where there is a mistake
  const like = found.suggestions.length > 0 ? undefined : nearestCard(query);
  const suggestions = like === undefined ? found.suggestions : [like];
  const meant = suggestions.length === 0 ? "" : `\n${text.didYouMean}: ${suggestions.join(" / ")}`;
  throw new CommandError(EXIT.card, several.length > 1 ? "card-ambiguous" : "card-not-found", `${said}${meant}`);
}
