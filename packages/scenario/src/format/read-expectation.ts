import {
  anything,
  type Decoder,
  dictionary,
  type Fields,
  isMapping,
  list,
  mapping,
  oneOrMore,
  text,
  whole,
  word,
  yesNo,
} from "./decoder.ts";
import {
  CARD_PROPERTIES,
  type EventCount,
  type Expectation,
  type LegalQuestion,
  OBJECT_PROPERTIES,
  PLAYER_PROPERTIES,
  type Properties,
  SCENARIO_EVENTS,
  type StackEntry,
} from "./expectation.ts";
import { PLAY_FIELDS } from "./play-fields.ts";
import type { Path, Problem } from "./problem.ts";
import { VERBS } from "./step.ts";

const LOOSENED = ["has", "lacks", "not", "atLeast"];

/** A value to compare with: anything plain (`null`: it has none), or what loosens the comparison. */
const matcher =
  (property: string): Decoder<unknown> =>
  (value, path, problems) => {
    if (property !== "counters" && isMapping(value))
      mapping<object>(Object.fromEntries(LOOSENED.map((key) => [key, anything])) as Fields<object>)(
        value,
        path,
        problems,
      ); // the four words
    return value;
  };

function properties(known: readonly string[]): Decoder<Properties> {
  return mapping(Object.fromEntries(known.map((key) => [key, matcher(key)])) as Fields<Record<string, unknown>>); // one matcher a key
}

const objectProperties = properties(OBJECT_PROPERTIES);
const name = ((value, path, problems) => (value === null ? null : text(value, path, problems))) as Decoder<string>; // `null` is kept: it has no name

const stackEntry = mapping<StackEntry>({
  kind: word(["spell", "ability"]),
  source: text,
  name,
  face: word(["front", "back"]),
  faceUp: yesNo,
  targets: oneOrMore(text),
  copy: yesNo,
});

const legalQuestion: Decoder<LegalQuestion> = (value, path, problems) => {
  const verb = isMapping(value) ? VERBS.find((candidate) => candidate in value) : undefined;
  if (verb === undefined || verb === "expect" || verb === "effect") {
    problems.push({ code: "no-verb", path, expected: Object.keys(PLAY_FIELDS) });
    return undefined;
  }
  return mapping({ ...PLAY_FIELDS[verb], by: text, ok: yesNo, rule: text } as unknown as Fields<{ ok: boolean }>, [
    "ok",
  ])(value, path, problems) as LegalQuestion | undefined; // the verb's own fields
};

const FIELDS: Fields<Expectation> = {
  objects: dictionary(objectProperties),
  players: dictionary(properties(PLAYER_PROPERTIES)),
  count: list(mapping<{ where: Properties; is: number }>({ where: objectProperties, is: whole }, ["where", "is"])),
  stack: list(stackEntry),
  day: word(["day", "night", "neither"]),
  events: list(
    mapping<EventCount>({ event: word(SCENARIO_EVENTS), object: text, player: text, count: whole }, ["event"]),
  ),
  triggered: list(mapping<{ source: string; count?: number }>({ source: text, count: whole }, ["source"])),
  why: list(
    mapping<{ object: string; property: string; cites: readonly string[] }>(
      { object: text, property: text, cites: oneOrMore(text) },
      ["object", "property", "cites"],
    ),
  ),
  legal: list(legalQuestion),
  views: list(
    mapping<{ player: string; object: string; name?: string | null; sees?: "card" | "nothing" }>(
      { player: text, object: text, name, sees: word(["card", "nothing"]) },
      ["player", "object"],
    ),
  ),
  cites: oneOrMore(text),
  cards: dictionary(properties(CARD_PROPERTIES)),
};

/** Reads what an `expect` step says. */
export function readExpectation(value: unknown, path: Path, problems: Problem[]): Expectation | undefined {
  return mapping<Expectation>(FIELDS)(value, path, problems);
}
