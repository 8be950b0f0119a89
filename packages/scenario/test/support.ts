import type { CompileFace } from "@obverse/card-data";
import { makeCardSource } from "@obverse/card-data";
import type { CardSource } from "@obverse/core";
import { compileFace } from "@obverse/oracle";
import { cardsFrom, runScenario, type Scenario, type ScenarioResult } from "@obverse/scenario";
import { parseScenarios } from "@obverse/scenario/yaml";

/** The compiler of the tests. */
export const compile: CompileFace = (face, text, context) => compileFace(face, text, context).abilities;

const creature = (
  name: string,
  mana_cost: string,
  cmc: number,
  subtypes: string,
  power: string,
  toughness: string,
  more: object = {},
) => ({
  name,
  mana_cost,
  cmc,
  type_line: `Creature — ${subtypes}`,
  power,
  toughness,
  layout: "normal",
  oracle_text: "",
  ...more,
});

const face = (name: string, mana_cost: string, type_line: string, power: string, toughness: string) => ({
  name,
  mana_cost,
  type_line,
  power,
  toughness,
  oracle_text: "",
});

/** Cards of our own making. */
export const RECORDS: readonly Readonly<Record<string, unknown>>[] = [
  creature("Plain Bear", "{1}{G}", 2, "Bear", "2", "2", { colors: ["G"] }),
  creature("Small Wall", "{W}", 1, "Wall", "0", "4", { oracle_text: "Defender", keywords: ["Defender"] }),
  creature("Quick Cat", "{R}", 1, "Cat", "1", "1", { oracle_text: "Haste", keywords: ["Haste"] }),
  {
    name: "Day Man // Night Wolf",
    layout: "transform",
    cmc: 3,
    card_faces: [
      face("Day Man", "{2}{G}", "Creature — Human", "2", "3"),
      { ...face("Night Wolf", "", "Creature — Wolf", "4", "6"), color_indicator: ["G"] },
    ],
  },
  { name: "Wastes", layout: "normal", mana_cost: "", cmc: 0, type_line: "Basic Land", oracle_text: "{T}: Add {C}." },
  {
    name: "Small Bolt",
    layout: "normal",
    mana_cost: "{R}",
    cmc: 1,
    type_line: "Instant",
    oracle_text: "Small Bolt deals 2 damage to any target.",
  },
  {
    name: "Twin Bolt",
    layout: "normal",
    mana_cost: "{R}",
    cmc: 1,
    type_line: "Sorcery",
    oracle_text: "Destroy target creature. Destroy target creature.",
  },
];

/** The source of the cards of our own making. */
export const SOURCE: CardSource = makeCardSource(cardsFrom(RECORDS, compile));

/** Plays a scenario with the cards of our own making. */
export function played(scenario: Partial<Scenario> & Pick<Scenario, "steps">): ScenarioResult {
  return runScenario({ id: "test", title: "test", rules: ["712.8"], ...scenario }, { cards: SOURCE, compile });
}

/** Plays a scenario written in YAML, without its head. */
export function playedText(text: string): ScenarioResult {
  const { documents, problems } = parseScenarios(`id: test\ntitle: test\nrules: ["712.8"]\n${text}`, "test.yaml");
  const [document] = documents;
  if (document === undefined) throw new Error(JSON.stringify(problems));
  return runScenario(document.scenario, { cards: SOURCE, compile, lineOf: document.lineOf });
}
