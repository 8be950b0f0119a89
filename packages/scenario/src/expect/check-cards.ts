import { cardKnowledge } from "@obverse/card-data";
import { CARD_PROPERTIES } from "../format/expectation.ts";
import { Stop } from "../run/stop.ts";
import { matches } from "./match.ts";
import type { Mismatch, Moment } from "./moment.ts";

/** Compares what is known of cards without a game. */
export function checkCards(
  moment: Moment,
  cards: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly Mismatch[] {
  return Object.entries(cards).flatMap(([name, properties]) => {
    const card = moment.cards.byName(name);
    if (card === undefined) throw new Stop("no-such-object", name, "no such card");
    const known = cardKnowledge(card, {
      source: moment.cards,
      ...(typeof properties.set === "string" ? { set: properties.set } : {}),
    });
    return CARD_PROPERTIES.filter((property) => property in properties && property !== "set").flatMap((property) => {
      const actual = known[property as Exclude<typeof property, "set">]; // filtered above
      const expected = properties[property];
      return matches(actual, expected)
        ? []
        : [{ at: `cards.${name}.${property}`, expected, actual, rules: ["712.2", "712.3", "712.4"] }];
    });
  });
}
