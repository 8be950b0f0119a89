import type { CardObject, GameObject, GameState, LastKnown, ObjectId, PhysicalId } from "@obverse/core";

/** What the state holds under an id: an object, or what it last was. */
export function entryAt(state: GameState, id: ObjectId): GameObject | LastKnown | undefined {
  return state.objects.chunks[id >> 5]?.[id & 31] ?? undefined;
}

/** The object with this id, if it exists now. */
export function objectAt(state: GameState, id: ObjectId): GameObject | undefined {
  const entry = entryAt(state, id);
  return entry === undefined || entry.kind === "gone" ? undefined : entry;
}

/** The object with this id, as it is or as it last was. */
export function lastObjectAt(state: GameState, id: ObjectId): GameObject | undefined {
  const entry = entryAt(state, id);
  return entry?.kind === "gone" ? entry.object : entry;
}

/** All that the state holds, former objects included, by id. */
export function entries(state: GameState): readonly (GameObject | LastKnown)[] {
  return state.objects.chunks.flatMap((chunk) => chunk.flatMap((entry) => (entry === null ? [] : [entry])));
}

/** The objects that exist now. */
export function objectsNow(state: GameState): readonly GameObject[] {
  return entries(state).filter((entry): entry is GameObject => entry.kind !== "gone");
}

/** The physical cards that represent an object; none for tokens and copies. */
export function cardsOf(object: GameObject): readonly PhysicalId[] {
  return object.kind === "card"
    ? object.components.flatMap(({ what }) => (what.kind === "card" ? [what.card] : []))
    : [];
}

/** Whether it is (or last was) a melded permanent: two halves of a pair with their backs up (712.4). */
export function isMeldedCard(state: GameState, object: CardObject): boolean {
  const [one, other] = object.components;
  if (one === undefined || other === undefined || object.components.length !== 2) return false;
  if (one.face !== "back" || other.face !== "back" || object.zone !== "battlefield") return false;
  return (
    state.definitions[one.what.definition]?.meld !== undefined &&
    state.definitions[other.what.definition]?.meld !== undefined
  );
}
