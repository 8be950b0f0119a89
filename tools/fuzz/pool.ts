import { cards as builtIn, loadCards } from "@obverse/cards";
import type { Card, CardSource } from "@obverse/core";
import { recordSource } from "../../apps/cli/src/cards/record-source.ts";
import { outOfScope } from "../../apps/cli/src/coverage/scope.ts";
import { compile } from "../build-cards/compiler.ts";
import { cardFile, recordsOf } from "../coverage/card-file.ts";

/** The cards of the built-in set that decks are drawn from: no tokens, and nothing that two cards only become. */
export function pool(): readonly Card[] {
  return loadCards().filter(
    (card) =>
      card.token === undefined && card.kind !== "melded" && card.faces[0].types.some((type) => PLAYED.has(type)),
  );
}

const PLAYED: ReadonlySet<string> = new Set([
  "Creature",
  "Instant",
  "Sorcery",
  "Artifact",
  "Enchantment",
  "Land",
  "Planeswalker",
  "Battle",
]);

/** What decks are drawn from, and where their cards are found: the card file that is named, else the built-in set. */
export function drawnFrom(): { readonly cards: readonly (Card | string)[]; readonly source: CardSource } {
  const file = cardFile();
  if (file === undefined) return { cards: pool(), source: builtIn };
  const records = recordsOf(file);
  const names = records.flatMap((record) => (outOfScope(record) === undefined ? [record.name] : []));
  return {
    cards: [...new Set(names)],
    source: recordSource(
      records.map((record) => ({ ...record })),
      compile,
      builtIn,
    ),
  };
}
