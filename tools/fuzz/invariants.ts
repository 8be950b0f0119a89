import { decode, encode, type GameState, lastKnownAt, type ObjectId, objectAt, type PhysicalId } from "@obverse/core";

/** What must be true of every state. Gives back what isn't. */
export function brokenInvariants(state: GameState): readonly string[] {
  return [...cardsInOnePlace(state), ...zonesAgree(state), ...survivesEncoding(state)];
}

/** Each physical card of a player still in the game represents exactly one object. */
function cardsInOnePlace(state: GameState): readonly string[] {
  const seen = new Map<PhysicalId, ObjectId[]>();
  for (const id of allIds(state)) {
    const object = objectAt(state, id);
    if (object?.kind !== "card") continue;
    for (const { what } of object.components)
      if (what.kind === "card") seen.set(what.card, [...(seen.get(what.card) ?? []), id]);
  }
  const gone = new Set(state.players.filter((player) => player.left !== undefined).map((player) => player.id));
  return state.cards.flatMap((card) => {
    const at = seen.get(card.id) ?? [];
    if (at.length === 1 || (at.length === 0 && gone.has(card.owner))) return [];
    return [
      `card ${card.id} (${state.definitions[card.definition]?.name}) is in ${at.length} places: ${at.join(", ")}`,
    ];
  });
}

/** Every id in a zone is an object that says it is there, once. */
function zonesAgree(state: GameState): readonly string[] {
  const ids = allIds(state);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `object ${id} is listed twice`);
  const wrong = zones(state).flatMap(([zone, list]) =>
    list.flatMap((id) => {
      const object = objectAt(state, id);
      if (object === undefined)
        return [`${zone} lists ${id}, which ${lastKnownAt(state, id) === undefined ? "never was" : "is gone"}`];
      return object.zone === zone ? [] : [`${zone} lists ${id}, which says ${object.zone}`];
    }),
  );
  return [...twice, ...wrong];
}

function survivesEncoding(state: GameState): readonly string[] {
  const text = encode(state);
  const back = decode(text);
  if (!back.ok) return [`does not decode: ${JSON.stringify(back.problems)}`];
  return encode(back.state) === text ? [] : ["decoding and encoding changes it"];
}

function zones(state: GameState): readonly (readonly [string, readonly ObjectId[]])[] {
  const own = state.players.flatMap(
    (player) =>
      [
        ["hand", player.hand],
        ["library", player.library],
        ["graveyard", player.graveyard],
      ] as const,
  );
  return [
    ["battlefield", state.battlefield],
    ["stack", state.stack],
    ["exile", state.exile],
    ["command", state.command],
    ...own,
  ];
}

const allIds = (state: GameState): readonly ObjectId[] => zones(state).flatMap(([, list]) => list);
