import { findCard, loadCards } from "@obverse/cards";
import { type Card, type CardSource, nameKey } from "@obverse/core";
import { nearestWord } from "@obverse/scenario";
import { CARD } from "../card/texts.ts";
import { CommandError, EXIT } from "../exit-codes.ts";
import type { Language } from "../language.ts";

/** The card that a person means; ends the command where there is none, or several that fit equally. */
export function cardMeant(query: string, source: CardSource, lang: Language): Card {
  const exact = source.byName(query);
  if (exact !== undefined) return exact;
  const found = findCard(query);
  if (found.card !== undefined) return source.byName(found.card.name) ?? found.card;
  const text = CARD[lang];
  const several = found.suggestions.filter((name) => nameKey(name).includes(nameKey(query)));
  const said = several.length > 1 ? `${text.ambiguous}: “${query}”` : `${text.notFound}: “${query}”`;
  const like = found.suggestions.length > 0 ? undefined : nearestCard(query);
  const suggestions = like === undefined ? found.suggestions : [like];
  const meant = suggestions.length === 0 ? "" : `\n${text.didYouMean}: ${suggestions.join(" / ")}`;
  throw new CommandError(EXIT.card, several.length > 1 ? "card-ambiguous" : "card-not-found", `${said}${meant}`);
}

/** The name that was probably meant, of one face where the card has two: one with a slip in a word, else the one that is alike as a whole. */
export function nearestCard(query: string): string | undefined {
  const [first] = findCard(query).suggestions;
  if (first !== undefined) return faceMeant(query, first.split(" // ")) ?? first;
  return nearestWord(
    query,
    loadCards().flatMap(({ name, faces }) => [name, ...faces.map((face) => face.name)]),
  );
}

function faceMeant(query: string, faces: readonly string[]): string | undefined {
  const whole = nearestWord(query, faces);
  if (whole !== undefined) return whole;
  const word = nearestWord(
    query,
    faces.flatMap((face) => face.split(/[ ,]+/)),
  );
  return faces.find((face) => word !== undefined && face.includes(word)) ?? faces[0];
}
