import { type CompileFace, linkMeld, makeCardSource, normaliseScryfall } from "@obverse/card-data";
import type { Card, CardSource } from "@obverse/core";
import { Stop } from "./stop.ts";

/** The source with a scenario's own cards in front: they hide others of the same name. */
export function withExtraCards(source: CardSource, records: readonly unknown[], compile: CompileFace): CardSource {
  if (records.length === 0) return source;
  return layered(makeCardSource(cardsFrom(records, compile)), source);
}

/** Cards from public card JSON objects; stops where one is none. */
export function cardsFrom(records: readonly unknown[], compile: CompileFace): readonly Card[] {
  const entries = records.flatMap((record) => {
    const normalised = normaliseScryfall(record, compile);
    if (normalised.cards.length === 0)
      throw new Stop(
        "bad-card",
        "a card",
        normalised.report.map(({ code, place, found }) => ({ code, place, found })),
        { place: ["cards"] },
      );
    return normalised.cards;
  });
  return linkMeld(entries).cards;
}

/** One source in front of another. */
export function layered(front: CardSource, back: CardSource): CardSource {
  return {
    get: (id) => front.get(id) ?? back.get(id),
    byName: (name) => front.byName(name) ?? back.byName(name),
    hasName: (name) => front.hasName(name) || back.hasName(name),
  };
}
