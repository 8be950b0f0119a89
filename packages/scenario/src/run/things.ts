import type { GameObject, GameState, ObjectId, PlayerId } from "@obverse/core";
import { engine } from "../engine.ts";
import { cardsOf, entries, isMeldedCard, objectAt } from "./objects.ts";

/** What a reference can follow: a physical card through all zones, a token or copy, or one melded permanent. */
export interface Thing {
  readonly key: string;
  readonly owner: PlayerId;
  /** Every object that it was, oldest first. */
  readonly ids: readonly ObjectId[];
  /** Every name that it bore, and the names of its card's faces. */
  readonly names: readonly string[];
}

/** All things of a game, in order of writing and of coming into being, and the labels of some. */
export interface Things {
  readonly byKey: ReadonlyMap<string, Thing>;
  /** The things an object is, its own first: a melded permanent is itself and its two cards. */
  readonly ofObject: ReadonlyMap<ObjectId, readonly string[]>;
  readonly labels: ReadonlyMap<string, string>;
}

/** Nothing yet. */
export const NO_THINGS: Things = { byKey: new Map(), ofObject: new Map(), labels: new Map() };

/** The things with what came into being since, and the names that are borne now. */
export function noted(things: Things, state: GameState): Things {
  const byKey = new Map(things.byKey);
  const ofObject = new Map(things.ofObject);
  const former = formerIds(state);
  for (const entry of entries(state)) {
    const object = entry.kind === "gone" ? entry.object : entry;
    const before = ofObject.get(object.id);
    // A permanent that something merged with is that card's object too from then on.
    const merged =
      before !== undefined &&
      object.kind === "card" &&
      cardsOf(object).some((card) => !before.includes(`card:${card}`));
    const known = merged ? undefined : before;
    const keys = known ?? [...new Set([...(before ?? []), ...keysOf(state, object, ofObject, former)])];
    if (known === undefined) ofObject.set(object.id, keys);
    for (const key of keys) {
      const thing = byKey.get(key) ?? { key, owner: object.owner, ids: [], names: [] };
      const ids = known === undefined && !thing.ids.includes(object.id) ? [...thing.ids, object.id] : thing.ids;
      const names = [
        ...new Set([
          ...thing.names,
          ...namesOf(state, object, key, entry.kind === "gone" ? entry.characteristics.name : undefined),
        ]),
      ];
      if (known === undefined || names.length > thing.names.length) byKey.set(key, { ...thing, ids, names });
    }
  }
  return { ...things, byKey, ofObject };
}

/** The things in the order of these objects, the rest behind them. */
export function inOrder(things: Things, objects: readonly ObjectId[]): Things {
  const first = objects.flatMap((object) => things.ofObject.get(object) ?? []);
  const keys = [...new Set([...first, ...things.byKey.keys()])];
  const byKey = new Map<string, Thing>();
  for (const key of keys) {
    const thing = things.byKey.get(key);
    if (thing !== undefined) byKey.set(key, thing);
  }
  return { ...things, byKey };
}

/** The things with a label for one. */
export function labelled(things: Things, label: string, key: string): Things {
  return { ...things, labels: new Map(things.labels).set(label, key) };
}

/** The object that a thing is now, if it is one. */
export function objectOf(state: GameState, thing: Thing): GameObject | undefined {
  for (let at = thing.ids.length - 1; at >= 0; at--) {
    const id = thing.ids[at];
    const object = id === undefined ? undefined : objectAt(state, id);
    if (object !== undefined) return object;
  }
  return undefined;
}

/** The name an object has now; `null` where it has none. */
export function nameNow(state: GameState, object: GameObject): string | null {
  return object.kind === "card" ? engine.characteristics(state, object.id).name : null;
}

/** The names of the faces of a card, its full name included. */
export function faceNames(state: GameState, object: GameObject): readonly string[] {
  if (object.kind !== "card") return [];
  return object.components.flatMap(({ what }) => {
    const card = state.definitions[what.definition];
    return card === undefined
      ? []
      : [card.name, ...card.faces.map((face) => face.name), ...(card.halves?.parts.map((part) => part.name) ?? [])];
  });
}

function keysOf(
  state: GameState,
  object: GameObject,
  ofObject: ReadonlyMap<ObjectId, readonly string[]>,
  former: ReadonlyMap<ObjectId, ObjectId>,
): readonly string[] {
  if (object.kind !== "card") return [`${object.kind}:${object.id}`];
  const cards = cardsOf(object).map((card) => `card:${card}`);
  if (isMeldedCard(state, object)) return [`melded:${object.id}`, ...cards];
  if (cards.length > 0) return cards;
  const before = former.get(object.id);
  return (before === undefined ? undefined : ofObject.get(before)) ?? [`token:${object.id}`];
}

function formerIds(state: GameState): ReadonlyMap<ObjectId, ObjectId> {
  return new Map(
    entries(state).flatMap((entry) => (entry.kind === "gone" ? entry.became.map((id) => [id, entry.id] as const) : [])),
  );
}

function namesOf(
  state: GameState,
  object: GameObject,
  key: string,
  last: string | null | undefined,
): readonly string[] {
  if (object.kind !== "card") return [];
  const melded = key.startsWith("melded:");
  const now =
    last !== undefined
      ? last
      : object.zone === "battlefield" || object.zone === "stack"
        ? nameNow(state, object)
        : null;
  const own = now === null || (!melded && object.components.length > 1) ? [] : [now];
  if (melded) return own;
  const card = object.components.find(({ what }) => what.kind !== "card" || `card:${what.card}` === key);
  const definition = card === undefined ? undefined : state.definitions[card.what.definition];
  return [
    ...own,
    ...(definition === undefined
      ? []
      : [
          definition.name,
          ...definition.faces.map((face) => face.name),
          ...(definition.halves?.parts.map((part) => part.name) ?? []),
        ]),
  ];
}
