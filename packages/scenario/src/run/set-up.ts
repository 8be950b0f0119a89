import type { GameSetup, ManaKind, ObjectSetup, PlayerSetup, TurnSetup } from "@obverse/core";
import type { Scenario, ScenarioObject, ScenarioPlayer, ScenarioZone } from "../format/scenario.ts";
import { SCENARIO_ZONES } from "../format/scenario.ts";
import { badBoard } from "./board-problem.ts";

/** A scenario's set-up for the engine, with what it labels where. */
export interface PreparedSetUp {
  readonly setup: GameSetup;
  /** Places of the set-up, as the engine names them, with the label and the card named there. */
  readonly places: readonly Place[];
}

/** An object of the set-up and where it stands. */
interface Place {
  /** As `createGame` names it: `players.0.battlefield.2`. */
  readonly at: string;
  readonly player: string;
  /** Absent: none given. */
  readonly label?: string;
  /** Absent: a melded permanent. */
  readonly card?: string;
  readonly cards: readonly string[];
}

const DEFAULT_LIBRARY: readonly string[] = Array.from({ length: 20 }, () => "Wastes");

/** Turns the board of a scenario into the engine's set-up, every object labelled by its place. */
export function prepareSetUp(scenario: Scenario): PreparedSetUp {
  const players = Object.entries(scenario.players ?? { P1: {}, P2: {} });
  const places = players.flatMap(([player, spec], index) =>
    asWritten(spec).flatMap((zone) =>
      objectsIn(spec, zone).map((object, at) => placeOf(object, player, `players.${index}.${zone}.${at}`)),
    ),
  );
  const find = (reference: string): Place | undefined => findPlace(places, reference);
  const setup: GameSetup = {
    ...(scenario.edition === undefined ? {} : { edition: scenario.edition as NonNullable<GameSetup["edition"]> }), // checked by the engine
    mana: scenario.mana ?? "unlimited",
    players: players.map(([id, spec], index) => playerSetUp(id, spec, index, find)),
    ...(scenario.turn === undefined
      ? {}
      : {
          turn: turnSetUp(
            scenario.turn,
            players.map(([id]) => id),
          ),
        }),
  };
  return { setup, places };
}

/** The zones of a player in the order of writing, those that aren't written last. */
function asWritten(spec: ScenarioPlayer): readonly ScenarioZone[] {
  const order = Object.keys(spec);
  const rank = (zone: ScenarioZone): number => (zone in spec ? order.indexOf(zone) : order.length);
  return [...SCENARIO_ZONES].sort((one, other) => rank(one) - rank(other));
}

function objectsIn(spec: ScenarioPlayer, zone: ScenarioZone): readonly (string | ScenarioObject)[] {
  return spec[zone] ?? (zone === "library" ? DEFAULT_LIBRARY : []);
}

function placeOf(object: string | ScenarioObject, player: string, at: string): Place {
  if (typeof object === "string") return { at, player, card: object, cards: [object] };
  return {
    at,
    player,
    cards: object.meld ?? (object.card === undefined ? [] : [object.card]),
    ...(object.as === undefined ? {} : { label: object.as }),
    ...(object.card === undefined ? {} : { card: object.card }),
  };
}

/** The object of the set-up that a reference in the set-up names: by its label, else by its card's name. */
function findPlace(places: readonly Place[], reference: string): Place | undefined {
  const labelled = places.filter(({ label }) => label === reference);
  if (labelled.length > 0) return labelled[0];
  const numbered = /^(.*)#(\d+)$/.exec(reference);
  const slash = reference.indexOf("/");
  const player = places.some((place) => place.player === reference.slice(0, Math.max(slash, 0)))
    ? reference.slice(0, slash)
    : undefined;
  const bare = (numbered?.[1] ?? reference).slice(player === undefined ? 0 : slash + 1);
  const named = places.filter((place) => place.card === bare && (player === undefined || place.player === player));
  if (numbered !== null) return named[Number(numbered[2]) - 1];
  return named.find(({ label }) => label === undefined) ?? named[0];
}

function playerSetUp(
  id: string,
  spec: ScenarioPlayer,
  index: number,
  find: (reference: string) => Place | undefined,
): PlayerSetup {
  const zones = Object.fromEntries(
    SCENARIO_ZONES.map((zone) => [
      zone,
      objectsIn(spec, zone).map((object, at) => objectSetUp(object, `players.${index}.${zone}.${at}`, find)),
    ]),
  );
  return {
    id,
    ...(spec.life === undefined ? {} : { life: spec.life }),
    ...(spec.poison === undefined ? {} : { poison: spec.poison }),
    ...(spec.pool === undefined ? {} : { pool: poolOf(spec.pool, id) }),
    ...zones,
  };
}

function objectSetUp(
  object: string | ScenarioObject,
  at: string,
  find: (reference: string) => Place | undefined,
): ObjectSetup {
  if (typeof object === "string") return { card: object, label: at };
  const { as: _, meld, copyOf, tapped, sick, token, commander, attachedTo, exiledWith, ...plain } = object;
  const pair = meld === undefined ? undefined : ([meld[0] ?? "", meld[1] ?? ""] as const);
  return {
    ...plain,
    label: at,
    ...(pair === undefined ? {} : { meld: pair }),
    ...(copyOf === undefined ? {} : { copyOf: copySource(copyOf, find) }),
    ...(tapped === true ? { tapped } : {}),
    ...(sick === true ? { sick } : {}),
    ...(token === true ? { token } : {}),
    ...(commander === true ? { commander } : {}),
    ...(attachedTo === undefined ? {} : { attachedTo: find(attachedTo)?.at ?? attachedTo }),
    ...(exiledWith === undefined ? {} : { exiledWith: find(exiledWith)?.at ?? exiledWith }),
  };
}

function copySource(
  copyOf: NonNullable<ScenarioObject["copyOf"]>,
  find: (reference: string) => Place | undefined,
): NonNullable<ObjectSetup["copyOf"]> {
  if (typeof copyOf !== "string") return copyOf;
  const place = find(copyOf);
  return place === undefined ? { card: copyOf } : { label: place.at };
}

function turnSetUp(turn: NonNullable<Scenario["turn"]>, players: readonly string[]): TurnSetup {
  const { previous, ...rest } = turn;
  if (previous === undefined || previous === "none") return previous === undefined ? rest : { ...rest, previous };
  const active = players.indexOf(turn.active ?? players[0] ?? "");
  const before = players[(active + players.length - 1) % players.length] ?? "";
  return { ...rest, previous: { player: previous.player ?? before, spells: previous.spells ?? {} } };
}

const KINDS: readonly ManaKind[] = ["W", "U", "B", "R", "G", "C"];
/** The most mana that one symbol of a pool may stand for. */
const MOST_MANA = 1000;

/** Reads mana written as `{G}{G}` or `GG`; a number is so much colourless mana: `{3}{G}`. Nothing where it isn't mana, or far too much. */
export function manaOf(mana: string): readonly ManaKind[] | undefined {
  const written = mana.toUpperCase().replace(/\s/g, "");
  if (!/^(?:\{(?:\d+|[WUBRGC])\}|\d+|[WUBRGC])*$/.test(written)) return undefined;
  const symbols = written.match(/\d+|[WUBRGC]/g) ?? [];
  if (symbols.some((symbol) => Number(symbol) > MOST_MANA)) return undefined;
  return symbols.flatMap((symbol): readonly ManaKind[] => {
    const kind = KINDS.find((one) => one === symbol);
    return kind === undefined ? Array.from({ length: Number(symbol) }, () => "C") : [kind];
  });
}

function poolOf(mana: string, player: string): readonly ManaKind[] {
  const pool = manaOf(mana);
  if (pool === undefined)
    throw badBoard([{ code: "not-mana", path: ["players", player, "pool"], detail: mana }], ["106.1"]);
  return pool;
}
