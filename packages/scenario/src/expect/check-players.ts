import type { GameState, Mana, ObjectId, PlayerState } from "@obverse/core";
import { engine } from "../engine.ts";
import type { PlayerProperty } from "../format/expectation.ts";
import { PLAYER_PROPERTIES } from "../format/expectation.ts";
import { objectAt } from "../run/objects.ts";
import { referToPlayer } from "../run/references.ts";
import { manaOf } from "../run/set-up.ts";
import { matches, type Same, sameBag, sameList } from "./match.ts";
import type { Mismatch, Moment } from "./moment.ts";
import { cardNames } from "./object-values.ts";

/** Compares what is true of players, and their zones by names. */
export function checkPlayers(
  moment: Moment,
  players: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly Mismatch[] {
  return Object.entries(players).flatMap(([name, properties]) => {
    const id = referToPlayer(moment.state, name);
    const player = moment.state.players.find((candidate) => candidate.id === id);
    if (player === undefined) return [];
    return PLAYER_PROPERTIES.filter((property) => property in properties).flatMap((property) =>
      check(moment.state, player, property, properties[property], `players.${name}.${property}`),
    );
  });
}

function check(
  state: GameState,
  player: PlayerState,
  property: PlayerProperty,
  expected: unknown,
  at: string,
): readonly Mismatch[] {
  const ids = ZONES[property]?.(state, player);
  if (ids === undefined) {
    const actual = VALUES[property]?.(player, state);
    const same =
      property === "pool" && typeof expected === "string" ? actual === poolText(expected) : matches(actual, expected);
    return same ? [] : [{ at, expected, actual }];
  }
  const names = ids.map((id) => namesOf(state, id));
  const first = names.map(([name]) => name ?? null);
  if (!Array.isArray(expected)) return matches(first, expected) ? [] : [{ at, expected, actual: first }];
  if (property === "libraryTop" || property === "libraryBottom")
    return sameList(names.slice(0, expected.length), expected, isNamed)
      ? []
      : [{ at, expected, actual: first.slice(0, expected.length) }];
  const same = property.endsWith("Order") ? sameList(names, expected, isNamed) : sameBag(names, expected, isNamed);
  return same ? [] : [{ at, expected, actual: first }];
}

const VALUES: Readonly<Partial<Record<PlayerProperty, (player: PlayerState, state: GameState) => unknown>>> = {
  life: ({ life }) => life,
  poison: ({ counters }) => counters.poison ?? 0,
  pool: ({ pool }) => manaText(pool),
  handSize: ({ hand }) => hand.length,
  librarySize: ({ library }) => library.length,
  lost: ({ lost }) => lost === true,
  won: (player, state) => player.won === true || state.over?.winners.includes(player.id) === true,
};

const ZONES: Readonly<Partial<Record<PlayerProperty, (state: GameState, player: PlayerState) => readonly ObjectId[]>>> =
  {
    battlefield: (state, { id }) => state.battlefield.filter((object) => engine.controllerOf(state, object) === id),
    hand: (_, { hand }) => hand,
    graveyard: (_, { graveyard }) => graveyard,
    graveyardOrder: (_, { graveyard }) => graveyard,
    exile: (state, { id }) => state.exile.filter((object) => objectAt(state, object)?.owner === id),
    exileOrder: (state, { id }) => state.exile.filter((object) => objectAt(state, object)?.owner === id),
    command: (state, { id }) => state.command.filter((object) => objectAt(state, object)?.owner === id),
    libraryTop: (_, { library }) => library,
    libraryBottom: (_, { library }) => [...library].reverse(),
  };

/** The names an object may be listed by: what it is called now; where that is nothing, what its cards are called. */
function namesOf(state: GameState, id: ObjectId): readonly (string | null)[] {
  const object = objectAt(state, id);
  if (object?.kind !== "card") return [null];
  const now = engine.characteristics(state, id);
  const cards = object.components.flatMap(({ what }) => cardNames(state, what.definition));
  if (object.zone === "battlefield") return now.name === null ? [null] : [now.name, ...(now.otherNames ?? [])];
  return now.name === null ? [null, ...cards] : [now.name, ...(now.otherNames ?? []), ...cards];
}

const isNamed: Same = (names, wanted) => Array.isArray(names) && names.includes(wanted);

const manaText = (pool: readonly Pick<Mana, "kind">[]): string =>
  pool
    .map(({ kind }) => `{${kind}}`)
    .sort()
    .join("");

/** A pool as it is shown; nothing where it isn't mana. */
const poolText = (written: string): string | undefined => {
  const pool = manaOf(written);
  return pool === undefined ? undefined : manaText(pool.map((kind) => ({ kind })));
};
