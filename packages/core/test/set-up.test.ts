import { createGame, type ObjectSetup, type PlayerSetup, SETUP_PROBLEM_CODES, type Zone } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ALL, card, face, sourceOf } from "./support/cards.ts";

const fog = card("single", [face("Fog", { types: ["Instant"] })]);
const siege = card("nonmodal", [face("Siege", { types: ["Battle"] }), face("Chant", { types: ["Sorcery"] })]);
const cards = sourceOf(...ALL, fog, siege);

const problemsOf = (players: readonly PlayerSetup[]) => {
  const made = createGame({ players }, cards);
  return made.ok ? [] : made.problems.map(({ code, at, rules }) => [code, at, ...rules]);
};
const inZone = (zone: Zone, object: ObjectSetup) => problemsOf([{ id: "Ann", [zone]: [object] }, { id: "Ben" }]);

describe("a board that can't exist", () => {
  const back = { face: "back" } as const;
  it.each([
    ["battlefield", { card: "Fog" }, "not-a-permanent", "304.4"],
    ["battlefield", { card: "Blackbloom Rogue", ...back, faceDown: "manifest" }, "back-face-down", "712.15a"],
    ["battlefield", { card: "Startled Awake" }, "not-a-permanent", "307.4"],
    ["battlefield", { card: "Siege", ...back }, "not-a-permanent", "307.4"],
    ["battlefield", { card: "Grizzly Bears", ...back }, "no-such-face", "712.14a"],
    ["battlefield", { meld: ["Graf Rats", "Grizzly Bears"] }, "not-a-meld-pair", "701.42b"],
    ["battlefield", { card: "Chittering Host" }, "meld-result", "712.4"],
    ["hand", { card: "Blackbloom Rogue", ...back }, "back-face-elsewhere", "712.8a"],
    ["library", { card: "Villagers of Estwald", ...back }, "back-face-elsewhere", "712.8a"],
    ["exile", { card: "Villagers of Estwald", ...back }, "back-face-elsewhere", "712.8a"],
    ["graveyard", { card: "Grizzly Bears", faceDown: "manifest" }, "face-down-elsewhere", "110.5d"],
    ["hand", { card: "Grizzly Bears", tapped: true }, "permanents-only", "110.1"],
    ["hand", { meld: ["Graf Rats", "Midnight Scavengers"] }, "permanents-only", "110.1"],
  ] as const)("in %s: %o", (zone, object, code, rule) => {
    expect(inZone(zone, object).map(([found, at, first]) => [found, at, first])).toContainEqual([
      code,
      `players.0.${zone}.0`,
      rule,
    ]);
  });

  it.each([
    ["battlefield", { card: "Fog", faceDown: "manifest" }],
    ["battlefield", { card: "Startled Awake", ...back }],
    ["battlefield", { card: "Blackbloom Rogue", ...back }],
    ["exile", { card: "Villagers of Estwald", faceDown: "plain" }],
    ["graveyard", { card: "Fog" }],
  ] as const)("and one that can, in %s: %o", (zone, object) => {
    expect(inZone(zone, object)).toEqual([]);
  });

  it("has problems of known codes only, those of players too", () => {
    const found = problemsOf([
      { id: "Ann", battlefield: [{ card: "Grizzly Bears", owner: "Cat", attachedTo: "cat" }] },
      { id: "Ann" },
    ]);
    expect(found.map(([code]) => code)).toEqual(["duplicate-player", "no-such-player"]);
    expect(SETUP_PROBLEM_CODES).toEqual(expect.arrayContaining(found.map(([code]) => code)));
  });
});
