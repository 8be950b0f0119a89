import { type Card, type CardSource, nameKey } from "@obverse/core/faces";

/** A card source that is also tolerant of how a name is written. */
export interface TolerantCardSource extends CardSource {
  /** The card that a person means by this: accents, ligatures, width, case, and any slashes between two names don't count. */
  find(query: string): Card | undefined;
  /** All cards, in the order given. */
  all(): readonly Card[];
}

/** Types of what may share a name with a card but is none that a deck has (dat-023). */
const NOT_IN_A_DECK = ["Plane", "Phenomenon", "Scheme", "Vanguard", "Dungeon", "Emblem", "Card"];

/** Makes a source of cards in memory. A full name wins over a face's, a card over a token or a plane of the same name, an earlier one over a later. */
export function makeCardSource(cards: Iterable<Card>): TolerantCardSource {
  const list = [...cards];
  // There may be tens of thousands of cards, so each index is made when it is first asked for.
  const ordered = once(() => [...list.filter(isTraditional), ...list.filter((card) => !isTraditional(card))]);
  const byId = once(() => new Map(list.map((card) => [card.id as string, card])));
  const exact = once(() => indexOf(ordered(), (name) => name));
  const folded = once(() => indexOf(ordered(), nameKey));
  const names = once(() => new Set(list.filter((card) => !card.token).flatMap(namesOf)));
  return {
    get: (id) => byId().get(id),
    byName: (name) => exact().get(name),
    hasName: (name) => names().has(name),
    find: (query) => exact().get(query) ?? folded().get(nameKey(query)),
    all: () => list,
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The names a card has one by one: of its faces or parts, never two joined (201.4d). */
export function namesOf(card: Card): readonly string[] {
  return (card.halves?.parts ?? card.faces).map((face) => face.name);
}

function isTraditional(card: Card): boolean {
  return !card.token && !card.faces[0].types.some((type) => NOT_IN_A_DECK.includes(type));
}

function indexOf(cards: readonly Card[], key: (name: string) => string): ReadonlyMap<string, Card> {
  const index = new Map<string, Card>();
  const add = (name: string, card: Card) => {
    if (!index.has(key(name))) index.set(key(name), card);
  };
  for (const card of cards) add(card.name, card);
  for (const card of cards) for (const name of namesOf(card)) add(name, card);
  return index;
}
