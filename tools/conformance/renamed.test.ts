import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  type CardWithClue,
  type CompileFace,
  linkMeld,
  makeCardSource,
  normaliseScryfall,
  strictKind,
} from "@obverse/card-data";
import { loadCards } from "@obverse/cards";
import { openScenarios, suite } from "@obverse/conformance";
import type { Card, CardSource } from "@obverse/core";
import { compileFace } from "@obverse/oracle";
import { layered, runScenario, type Scenario } from "@obverse/scenario";
import { describe, expect, it } from "vitest";
import { changeableNames, namesWithin, renamed, wholeNames, withTexts } from "./rename.ts";
import { type CardRecord, renamedRecord } from "./rename-record.ts";

const compile: CompileFace = (face, text, context) => compileFace(face, text, context).abilities;
const builtIn = loadCards();
const names = changeableNames(builtIn);
const said = namesWithin(names);
/** What an edition's own list of meld pairs says is about names: 712.5 lists them. */
const isAboutNames = (rule: string, { edition, rules }: Scenario): boolean =>
  edition !== undefined && [rule, ...rules].some((one) => one.startsWith("712.5"));
const open = new Set(openScenarios().map(({ scenario }) => scenario));
const scenarios = suite()
  .filter(({ rule, scenario }) => !isAboutNames(rule, scenario) && !open.has(scenario.id))
  .map(({ rule, scenario }) => ({ rule, scenario: withTexts(scenario, said) as Scenario })); // the same shape, other texts
const data = process.env.OBVERSE_CARD_DATA ?? "";
const hasData = data !== "" && existsSync(data);

const definitions = makeCardSource(builtIn.map((card) => withTexts(card, wholeNames(names)) as Card)); // the same shape, other texts
const cards = hasData ? layered(sourceOf(data), definitions) : definitions;

describe("every card under another name", () => {
  it("is found by that name and by no other", () => {
    for (const name of ["Villagers of Estwald", "Delver of Secrets", "Gisela, the Broken Blade"]) {
      expect(cards.byName(name)).toBeUndefined();
      expect(cards.byName(renamed(name))?.faces[0].name).toBe(renamed(name));
    }
  });
});

describe(`the scenarios with every card renamed, ${hasData ? "read from its words in OBVERSE_CARD_DATA" : "from the built-in set, as OBVERSE_CARD_DATA names no card file"}`, () => {
  it.each(scenarios.map(({ rule, scenario }) => [rule, scenario.id, scenario] as const))(
    "%s: %s happens as it says",
    (_rule, _id, scenario) => {
      const result = runScenario(scenario, { cards, compile });
      expect({ status: result.status, failures: result.failures }).toEqual({ status: "pass", failures: [] });
    },
  );
});

/** The built-in cards, renamed in a public card file and read from there. */
function sourceOf(file: string): CardSource {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8");
  const wanted = new Set(builtIn.map(({ name }) => name));
  const entries: CardWithClue[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const record = JSON.parse(line) as CardRecord; // checked as it is normalised
    if (wanted.has(record.name)) entries.push(...normaliseScryfall(renamedRecord(record, names), compile).cards);
  }
  return makeCardSource(linkMeld(entries).cards.map(withPrintings));
}

/** With all printings, which a file of one print a card doesn't have, and the kind that follows from their signs (712.2). */
function withPrintings(card: Card): Card {
  const { printings } = definitions.byName(card.name) ?? {};
  const whole: Card = { ...card, ...(printings === undefined ? {} : { printings }) };
  return whole.faces.length === 2 ? { ...whole, kind: strictKind(whole) } : whole;
}
