import type { Effect } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { type Acted, act, IT } from "../support/act.ts";
import { board, the } from "../support/board.ts";

const YOU = { kind: "you" } as const;
const CREATURE = { kind: "type", type: "Creature" } as const;
const MINE = { kind: "all", of: [CREATURE, { kind: "controller", is: YOU }] } as const;

const sacrifice: Effect = {
  kind: "sacrifice",
  what: { kind: "choose", chooser: YOU, filter: CREATURE, min: 1, max: 1 },
};
const discard: Effect = { kind: "discard", who: YOU, count: 1 };
const exile: Effect = {
  kind: "exile",
  what: { kind: "choose", chooser: YOU, filter: { kind: "card" }, zone: "graveyard", min: 1, max: 1 },
};
const tapTwo: Effect = { kind: "tap", what: { kind: "choose", chooser: YOU, filter: MINE, min: 2, max: 2 } };
const put: Effect = {
  kind: "move",
  what: { kind: "choose", chooser: YOU, filter: { kind: "type", type: "Land" }, zone: "hand", of: YOU, min: 1, max: 1 },
  to: "battlefield",
};
const sacrificeIt: Effect = { kind: "sacrifice", what: IT };

const may = (step: Effect): Effect => ({ kind: "may", who: YOU, steps: [step] });
const askedMay = ({ asked }: Acted): boolean => asked.some(({ kind }) => kind === "may");

describe("608.2d an impossible option", () => {
  it.each([
    ["sacrificing a creature", sacrifice, { battlefield: [the("Grizzly Bears")] }],
    ["discarding a card", discard, { hand: [the("Forest")] }],
    ["exiling a card from a graveyard", exile, { graveyard: [the("Forest")] }],
    ["tapping two creatures", tapTwo, { battlefield: [the("Grizzly Bears"), the("Grizzly Bears")] }],
  ] as const)("isn't offered: %s", (_, step, possible) => {
    const beside = { battlefield: [the("Grizzly Bears"), the("Grizzly Bears")], hand: [the("Forest")] };
    const impossible = board({ ben: beside });
    expect(askedMay(act(impossible.state, [may(step)]))).toBe(false);
    const there = board({ ann: possible, ben: beside });
    expect(askedMay(act(there.state, [may(step)]))).toBe(true);
  });

  it("isn't offered where another player controls what was to be sacrificed, or it is gone", () => {
    const { state, at } = board({ ben: { battlefield: [the("Grizzly Bears", { label: "bears" })] } });
    expect(askedMay(act(state, [may(sacrificeIt)], { it: [at("bears")] }))).toBe(false);
    const own = board({ ann: { battlefield: [the("Grizzly Bears", { label: "bears" })] } });
    expect(askedMay(act(own.state, [may(sacrificeIt)], { it: [own.at("bears")] }))).toBe(true);
  });

  it("is offered all the same where only a hidden zone would tell: being asked shows nothing of a hand", () => {
    const { state } = board({ ann: { hand: [the("Grizzly Bears")] } });
    expect(askedMay(act(state, [may(put)]))).toBe(true);
  });

  it("is none of those to choose from, and nothing is asked where all are impossible", () => {
    const choice: Effect = { kind: "choose-one", who: YOU, options: [[sacrifice], [discard]] };
    const { state } = board({ ann: { hand: [the("Forest")] } });
    const done = act(state, [choice]);
    expect(done.asked).toEqual([]);
    expect(done.state.players[0]?.hand).toEqual([]);
    expect(act(board({}).state, [choice]).asked).toEqual([]);
  });
});
