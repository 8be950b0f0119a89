import { readScenario } from "@obverse/scenario";
import { parseScenarios, parseStep, writeScenario } from "@obverse/scenario/yaml";
import { describe, expect, it } from "vitest";

const head = `id: a\ntitle: b\nrules: ["712.8"]\n`;
const problemsOf = (text: string) => parseScenarios(head + text, "f.yaml").problems;

describe("what the format does not know", () => {
  it.each([
    ["a key of the top", "stepz: []\nsteps: []", "stepz", "steps"],
    ["a verb", "steps:\n  - csat: X", "csat", "cast"],
    ["an option of a verb", "steps:\n  - cast: X\n    target: [Y]", "target", "targets"],
    ["a property of an object", "steps:\n  - expect: { objects: { X: { pwer: 1 } } }", "pwer", "power"],
    ["an event", "steps:\n  - expect: { events: [{ event: transform }] }", "transform", "transformed"],
    ["a kind of answer", "steps:\n  - resolve: all\n    answers: [{ pik: X }]", "pik", "pick"],
    ["an instruction", "steps:\n  - effect: { transfrom: X }", "transfrom", "transform"],
    [
      "an option of an instruction",
      "steps:\n  - effect: { put: X, to: battlefield, transform: true }",
      undefined,
      undefined,
    ],
    [
      "an option inside of what a token copies",
      "steps:\n  - effect: { createToken: { copyOf: X, under: P2 } }",
      "under",
      undefined,
    ],
    ["a zone of a player", "players: { P1: { batlefield: [X] } }\nsteps: []", "batlefield", "battlefield"],
    [
      "a cause of being face down",
      "players: { P1: { hand: [{ card: X, faceDown: morf }] } }\nsteps: []",
      "morf",
      "morph",
    ],
    ["a step of the turn", "turn: { step: main }\nsteps: []", "main", "main1"],
    [
      "a way to loosen a comparison",
      "steps:\n  - expect: { objects: { X: { types: { hav: [Land] } } } }",
      "hav",
      "has",
    ],
  ])("is an error that names the nearest known word: %s", (_, text, found, nearest) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({
      file: "f.yaml",
      ...(found === undefined ? {} : { found }),
      ...(nearest && { nearest }),
    });
    expect(problem?.line).toBeGreaterThan(3);
  });

  it("is found in each document of a file on its own, and the others are read", () => {
    const { documents, failed } = parseScenarios(`${head}steps: []\n---\n${head}stpes: []\n`, "f.yaml");
    expect(documents).toHaveLength(1);
    expect(failed).toHaveLength(1);
  });
});

describe("a scenario that lacks something", () => {
  it("is told all that it lacks", () => {
    const read = readScenario({ id: "a" });
    expect(read.ok ? [] : read.problems.map(({ path }) => path.join("."))).toEqual(["title", "rules", "steps"]);
  });

  it("may not have two verbs in a step", () => {
    expect(problemsOf("steps:\n  - cast: X\n    play: Y")[0]?.code).toBe("two-verbs");
  });

  it("may not have two kinds in an answer", () => {
    expect(problemsOf("steps:\n  - resolve: all\n    answers: [{ pick: X, may: yes }]")[0]?.code).toBe("two-answers");
  });
});

describe("a scenario", () => {
  const text = `${head}players: { P1: { battlefield: [{ card: Plain Bear, as: x, counters: { "+1/+1": 2 } }] } }
steps:
  - effect: { modify: x, power: 2, until: end-of-turn }
  - resolve: all
    answers: [{ may: no, by: P1 }, { pick: [x] }]
  - expect: { objects: { x: { name: null, colors: [], keywords: { has: [flying], lacks: [ward] } } }, cites: ["712.9"] }
`;

  it("is the same when it is written and read again", () => {
    const first = parseScenarios(text, "f.yaml").documents[0]?.scenario;
    expect(first).toBeDefined();
    if (first === undefined) return;
    expect(parseScenarios(writeScenario(first), "g.yaml").documents[0]?.scenario).toEqual(first);
    expect(parseScenarios(JSON.stringify([first]), "g.json").documents[0]?.scenario).toEqual(first);
  });

  it("keeps a written null: the object has none", () => {
    const step = parseScenarios(text, "f.yaml").documents[0]?.scenario.steps[2];
    expect(step).toMatchObject({ expect: { objects: { x: { name: null } } } });
  });

  it("keeps the zero of a rule number that is not quoted", () => {
    const { documents } = parseScenarios(
      "id: 708.10\ntitle: b\nrules: [712.10, 712.1]\nsteps:\n  - resolve: 2",
      "f.yaml",
    );
    expect(documents[0]?.scenario).toMatchObject({ id: "708.10", rules: ["712.10", "712.1"], steps: [{ resolve: 2 }] });
  });

  it("can be written a step at a time", () => {
    expect(parseStep("cast: X, targets: [a, b]")).toMatchObject({ ok: true, step: { cast: "X", targets: ["a", "b"] } });
    expect(parseStep("cats: X").ok).toBe(false);
  });
});
