import {
  amount,
  type Decoder,
  dictionary,
  either,
  isMapping,
  lifeTotal,
  list,
  mapping,
  oneOrMore,
  ordinal,
  text,
  whole,
  word,
  yesNo,
} from "./decoder.ts";
import type { Problem } from "./problem.ts";
import { readStep } from "./read-step.ts";
import {
  SCENARIO_FACE_DOWN,
  SCENARIO_STEPS,
  type Scenario,
  type ScenarioObject,
  type ScenarioPlayer,
  type ScenarioTurn,
  type Title,
} from "./scenario.ts";

/** A scenario as read, or what is wrong with it. */
export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly id?: string };

/** Checks a plain object against the format. All problems are reported, each with its place. */
export function readScenario(value: unknown): ReadScenario {
  const problems: Problem[] = [];
  const scenario = readDocument(value, [], problems);
  if (scenario !== undefined && problems.length === 0) return { ok: true, scenario };
  const id = isMapping(value) && typeof value.id === "string" ? value.id : undefined;
  return { ok: false, problems, ...(id === undefined ? {} : { id }) };
}

const title: Decoder<Title> = (value, path, problems) =>
  isMapping(value)
    ? mapping<{ en?: string; ja?: string }>({ en: text, ja: text })(value, path, problems)
    : text(value, path, problems);
const face = word(["front", "back"]);
const counts = dictionary(amount);

const copyOf: Decoder<string | { card: string; face?: "front" | "back" }> = (value, path, problems) =>
  isMapping(value)
    ? mapping<{ card: string; face?: "front" | "back" }>({ card: text, face }, ["card"])(value, path, problems)
    : text(value, path, problems);

const objectFields = mapping<ScenarioObject>({
  card: text,
  as: text,
  face,
  faceDown: word(SCENARIO_FACE_DOWN),
  meld: list(text),
  copyOf,
  token: yesNo,
  owner: text,
  tapped: yesNo,
  sick: yesNo,
  counters: counts,
  damage: amount,
  loyalty: amount,
  defense: amount,
  attachedTo: text,
  exiledWith: text,
  chosen: dictionary(either<string | number>(whole, text)),
  commander: yesNo,
});

const object: Decoder<string | ScenarioObject> = (value, path, problems) => {
  if (!isMapping(value)) return text(value, path, problems);
  const read = objectFields(value, path, problems);
  if (
    read !== undefined &&
    read.card === undefined &&
    read.meld === undefined &&
    !("card" in value) &&
    !("meld" in value)
  )
    problems.push({ code: "missing-key", path: [...path, "card"], expected: ["card", "meld"] });
  if (read?.meld !== undefined && read.meld.length !== 2)
    problems.push({
      code: "wrong-type",
      path: [...path, "meld"],
      expected: ["two cards"],
      found: read.meld.join(", "),
    });
  return read;
};
const zone = list(object);

const player = mapping<ScenarioPlayer>({
  life: lifeTotal,
  pool: text,
  poison: amount,
  battlefield: zone,
  hand: zone,
  library: zone,
  graveyard: zone,
  exile: zone,
  command: zone,
});

const previous: Decoder<NonNullable<ScenarioTurn["previous"]>> = (value, path, problems) =>
  isMapping(value)
    ? mapping<{ player?: string; spells?: Readonly<Record<string, number>> }>({ player: text, spells: counts })(
        value,
        path,
        problems,
      )
    : word(["none"])(value, path, problems);

const turn = mapping<ScenarioTurn>({
  active: text,
  step: word(SCENARIO_STEPS),
  number: ordinal,
  day: word(["day", "night", "neither"]),
  previous,
});

const card: Decoder<Readonly<Record<string, unknown>>> = (value, path, problems) => {
  if (isMapping(value)) return value;
  problems.push({ code: "wrong-type", path, expected: ["mapping"], found: String(value) });
  return undefined;
};

const readDocument = mapping<Scenario>(
  {
    id: text,
    title,
    rules: oneOrMore(text),
    edition: text,
    source: text,
    notes: title,
    seed: whole,
    mana: word(["unlimited", "exact"]),
    cards: list(card),
    players: dictionary(player),
    turn,
    steps: list(readStep),
  },
  ["id", "title", "rules", "steps"],
);
