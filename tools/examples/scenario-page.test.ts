import { readFileSync } from "node:fs";
import { cards } from "@obverse/cards";
import { compileFace } from "@obverse/oracle";
import {
  ANSWER_KINDS,
  CARD_PROPERTIES,
  EFFECT_OPTIONS,
  OBJECT_PROPERTIES,
  PLAYER_PROPERTIES,
  type RunOptions,
  runScenario,
  SCENARIO_EVENTS,
  SCENARIO_FACE_DOWN,
  SCENARIO_STEPS,
  SCENARIO_ZONES,
  VERBS,
} from "@obverse/scenario";
import { parseScenarios } from "@obverse/scenario/yaml";
import { describe, expect, it } from "vitest";

const page = readFileSync(new URL("../../docs/how-to/write-a-scenario.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);

const OPTIONS: RunOptions = { cards, compile: (face, text, context) => compileFace(face, text, context).abilities };

describe("the page on writing scenarios", () => {
  it.each(examples.map((text) => [/^id: (.*)$/m.exec(text)?.[1], text]))(
    "has an example that passes: %s",
    (_, text = "") => {
      const { documents, problems } = parseScenarios(text, "page.md");
      expect(problems).toEqual([]);
      expect(documents.length).toBe(1);
      for (const { scenario } of documents)
        expect(runScenario(scenario, OPTIONS)).toMatchObject({ status: "pass", failures: [] });
    },
  );

  it("names every word of the format", () => {
    const words = [
      ...VERBS,
      ...Object.entries(EFFECT_OPTIONS).flatMap(([verb, options]) => [verb, ...options]),
      ...ANSWER_KINDS,
      ...OBJECT_PROPERTIES,
      ...PLAYER_PROPERTIES,
      ...CARD_PROPERTIES,
      ...SCENARIO_EVENTS,
      ...SCENARIO_FACE_DOWN,
      ...SCENARIO_STEPS,
      ...SCENARIO_ZONES,
    ];
    const said = new Set(page.match(/[A-Za-z][A-Za-z0-9-]*/g));
    expect([...new Set(words)].filter((word) => !said.has(word))).toEqual([]);
    expect(examples.length).toBeGreaterThan(3);
  });
});
