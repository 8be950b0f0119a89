import type { CompileFace } from "@obverse/card-data";
import { cards } from "@obverse/cards";
import { openScenarios, suite } from "@obverse/conformance";
import { compileFace } from "@obverse/oracle";
import { runScenario } from "@obverse/scenario";
import { describe, expect, it } from "vitest";

const compile: CompileFace = (face, text, context) => compileFace(face, text, context).abilities;

const open = new Set(openScenarios().map(({ scenario }) => scenario));
const chapters = new Map<string, ReturnType<typeof suite>[number][]>();
for (const entry of suite()) {
  const chapter = entry.rule.split(".")[0] ?? "";
  chapters.set(chapter, [...(chapters.get(chapter) ?? []), entry]);
}

for (const [chapter, entries] of chapters) {
  describe(`rule ${chapter}`, () => {
    it.each(entries.map(({ rule, scenario }) => [rule, scenario.id, scenario] as const))(
      "%s: %s happens as it says",
      (_rule, _id, scenario) => {
        const result = runScenario(scenario, { cards, compile });
        if (open.has(scenario.id)) {
          expect(result.status, "passes now: take it off the open list").not.toBe("pass");
          return;
        }
        const { status, failures, unknownRules = [] } = result;
        expect({ status, failures, unknownRules }).toEqual({ status: "pass", failures: [], unknownRules: [] });
      },
    );
  });
}
