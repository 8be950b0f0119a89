import type { Scenario } from "@obverse/scenario";
import { linkOf, readLink } from "@obverse/scenario/link";
import { readPuzzle, writePuzzle } from "@obverse/scenario/pzl";
import { describe, expect, it } from "vitest";

const SCENARIO: Scenario = {
  id: "a",
  title: "「狼」",
  rules: ["712.8"],
  mana: "exact",
  turn: { number: 3, active: "P2", step: "begin-combat" },
  players: {
    P1: {
      life: 7,
      battlefield: [
        { card: "Day Man", face: "back", as: "wolf", counters: { "+1/+1": 2, loyalty: 1 }, tapped: true },
        { meld: ["One", "Two, Too"] },
      ],
      hand: ["Plain Bear"],
    },
    P2: { life: 20, battlefield: [{ card: "Plain Bear", faceDown: "cloak", attachedTo: "wolf" }] },
  },
  steps: [],
};

describe("a link", () => {
  it("holds a scenario whole, in letters that an address allows", () => {
    const link = linkOf(SCENARIO);
    expect(link).toMatch(/^s=[\w-]+$/);
    expect(readLink(`https://example.org/#${link}`)).toEqual({ ok: true, scenario: SCENARIO });
  });

  it.each([
    ["page", "not-a-link"],
    ["s=", "broken"],
    ["s=%%%", "broken"],
    [linkOf(SCENARIO).slice(0, 40), "broken"],
  ])("that was tampered with is told: %s", (link, code) => {
    expect(readLink(link)).toMatchObject({ ok: false, code });
  });

  it("of something that is no scenario tells what is wrong", () => {
    const link = linkOf({ ...SCENARIO, stpes: [] } as Scenario);
    expect(readLink(link)).toMatchObject({
      ok: false,
      code: "broken",
      problems: [{ code: "unknown-key", nearest: "steps" }],
    });
  });
});

describe("a puzzle file", () => {
  it("holds faces, melded pairs, face-down permanents, counters and attachments", () => {
    const written = writePuzzle(SCENARIO);
    expect(written.notes).toEqual([]);
    const { scenario, notes } = readPuzzle(written.text, "a.pzl");
    expect(notes).toEqual([]);
    expect(scenario.players?.P1).toEqual({
      ...SCENARIO.players?.P1,
      battlefield: [
        { card: "Day Man", as: "id1", face: "back", counters: { "+1/+1": 2, loyalty: 1 }, tapped: true },
        { meld: ["One", "Two, Too"] },
      ],
    });
    expect(scenario.players?.P2?.battlefield).toEqual([{ card: "Plain Bear", faceDown: "cloak", attachedTo: "id1" }]);
    expect(scenario.turn).toEqual(SCENARIO.turn);
  });

  it("can't say some things, and they are told", () => {
    const { notes } = writePuzzle({
      ...SCENARIO,
      edition: "2020-01-01",
      steps: [{ resolve: "all" }],
      turn: { day: "night" },
      players: { P1: { battlefield: [{ card: "Plain Bear", faceDown: "morph", chosen: { name: "X" } }] } },
    });
    expect(notes.map(({ code }) => code).sort()).toEqual([
      "lost-chosen",
      "lost-day",
      "lost-edition",
      "lost-face-down-cause",
      "lost-steps",
    ]);
  });

  it("that says what is not understood is read all the same, with the line told", () => {
    const { scenario, notes } = readPuzzle(
      "[metadata]\nName:X\n[state]\nhumanlife=3\nfoo=1\nhumanhand=Plain Bear|Odd:1;t:Wolf,P:2,T:2,Types:Creature-Wolf,Color:green,Keywords:\n",
      "x.pzl",
    );
    expect(notes).toEqual([
      { code: "not-understood", what: "foo=1", line: 5 },
      { code: "not-understood", what: "Odd:1", line: 6 },
    ]);
    expect(scenario.players?.P1).toMatchObject({ life: 3, hand: ["Plain Bear", { card: "Wolf", token: true }] });
  });
});
