import { MANA_KINDS } from "../model/mana.ts";
import { FACE_DOWN_CAUSES } from "../model/object.ts";
import type { GameSetup, ObjectSetup, PlayerSetup, TurnSetup } from "../model/set-up.ts";
import { STEPS } from "../model/state.ts";
import { editionOn } from "../rules/editions.ts";
import type { SetupProblem } from "./set-up-problem.ts";

/** What is wrong with a value, whatever it is, that stands at a place of a set-up. */
type Check = (value: unknown, at: string) => readonly SetupProblem[];
type Checks<T> = Readonly<Record<keyof T & string, Check>>;

const wrong = (at: string, detail: string): readonly SetupProblem[] => [{ code: "wrong-shape", at, detail, rules: [] }];
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const inside = (at: string, key: string | number): string => (at === "" ? `${key}` : `${at}.${key}`);

const is =
  (expected: string, test: (value: unknown) => boolean): Check =>
  (value, at) =>
    test(value) ? [] : wrong(at, expected);

const oneOf = (words: readonly unknown[]): Check =>
  is(words.map((word) => JSON.stringify(word)).join(" | "), (value) => words.includes(value));

const listOf =
  (expected: string, check: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? Array.from<unknown>(value).flatMap((part, index) => check(part, inside(at, index)))
      : wrong(at, expected);

const mapOf =
  (expected: string, check: Check): Check =>
  (value, at) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, part]) => check(part, inside(at, key)))
      : wrong(at, expected);

/** Something with these keys and no others; what is `undefined` is absent. */
function shape(expected: string, checks: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  const known = Object.keys(checks).join(", ");
  return (value, at) => {
    if (!isRecord(value)) return wrong(at, expected);
    const keys = new Set([...required, ...Object.keys(value)]);
    return [...keys].flatMap((key): readonly SetupProblem[] => {
      const place = inside(at, key);
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      if (check === undefined) return [{ code: "unknown-key", at: place, detail: known, rules: [] }];
      return value[key] === undefined && !required.includes(key) ? [] : check(value[key], place);
    });
  };
}

const TEXT = is("string", (value) => typeof value === "string");
const INTEGER = is("integer", Number.isSafeInteger);
const COUNT = is("integer >= 0", (value) => Number.isSafeInteger(value) && Number(value) >= 0);
const FLAG = is("true", (value) => typeof value === "boolean");
const COUNTS = mapOf("{ [string]: integer >= 0 }", COUNT);
const FACE = oneOf(["front", "back"]);
const CARD = is(
  "string | Card",
  (value) =>
    typeof value === "string" ||
    (isRecord(value) && typeof value.id === "string" && typeof value.name === "string" && Array.isArray(value.faces)),
);

const COPY = shape("{ label: string } | { card: string }", { label: TEXT, card: TEXT, face: FACE });

const OBJECT_KEYS: Checks<ObjectSetup> = {
  card: CARD,
  meld: listOf("[string | Card, string | Card]", CARD),
  label: TEXT,
  face: FACE,
  faceDown: oneOf(FACE_DOWN_CAUSES),
  copyOf: (value, at) =>
    isRecord(value) && value.label === undefined && value.card === undefined
      ? wrong(at, "{ label: string } | { card: string }")
      : COPY(value, at),
  token: FLAG,
  owner: TEXT,
  tapped: FLAG,
  sick: FLAG,
  counters: COUNTS,
  damage: COUNT,
  loyalty: COUNT,
  defense: COUNT,
  attachedTo: TEXT,
  exiledWith: TEXT,
  chosen: mapOf(
    "{ [string]: string | number }",
    is("string | number", (value) => typeof value === "string" || Number.isFinite(value)),
  ),
  commander: FLAG,
};

const WRITTEN = shape("{ card: string }", OBJECT_KEYS);

const OBJECT: Check = (value, at) => {
  if (typeof value === "string") return wrong(at, `{ card: ${JSON.stringify(value)} }`);
  const found = WRITTEN(value, at);
  const isEmpty = isRecord(value) && value.card === undefined && value.meld === undefined;
  return isEmpty && found.length === 0 ? wrong(at, "{ card: string }") : found;
};

const ZONE: Check = (value, at) =>
  listOf(`[{ card: ${typeof value === "string" ? JSON.stringify(value) : "string"} }]`, OBJECT)(value, at);

const PLAYER_KEYS: Checks<PlayerSetup> = {
  id: TEXT,
  life: INTEGER,
  pool: listOf('["W"]', oneOf(MANA_KINDS)),
  poison: COUNT,
  battlefield: ZONE,
  hand: ZONE,
  library: ZONE,
  graveyard: ZONE,
  exile: ZONE,
  command: ZONE,
};

const PREVIOUS = shape('"none" | { player: string, spells: {} }', { player: TEXT, spells: COUNTS }, [
  "player",
  "spells",
]);

const TURN_KEYS: Checks<TurnSetup> = {
  active: TEXT,
  step: oneOf(STEPS),
  number: COUNT,
  day: oneOf(["day", "night", "neither"]),
  previous: (value, at) => (value === "none" ? [] : PREVIOUS(value, at)),
};

const GAME_KEYS: Checks<GameSetup> = {
  edition: is("YYYY-MM-DD", (value) => typeof value === "string" && editionOn(value) !== undefined),
  mana: oneOf(["unlimited", "exact"]),
  players: listOf("[{ id: string }]", shape("{ id: string }", PLAYER_KEYS, ["id"])),
  turn: shape("{}", TURN_KEYS),
};

const GAME = shape("{ players: [{ id: string }] }", GAME_KEYS, ["players"]);

/** What of a set-up, whatever was given for one, hasn't the shape that it must have, key by key; names aren't looked up yet. */
export function shapeProblems(setup: unknown): readonly SetupProblem[] {
  return GAME(setup, "");
}
