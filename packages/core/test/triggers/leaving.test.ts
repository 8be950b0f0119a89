import type { Ability } from "@obverse/core";
import { cardObjectAt } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { act, game } from "../casting/play.ts";
import { BEN, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";
import { eventsOf, happen, namesIn, permanents, resolveAll } from "../support/resolve.ts";

const IS_SELF = { kind: "is", what: { kind: "self" } } as const;
const IT = { kind: "bound", name: "it" } as const;
const YOU = { kind: "you" } as const;
const keyword = (name: "persist" | "undying" | "storm"): Ability => ({ kind: "keyword", keyword: { name } });
const returns: Ability = {
  kind: "triggered",
  triggers: [{ kind: "dies", subject: IS_SELF }],
  effect: [
    {
      kind: "move",
      what: { kind: "self" },
      to: "battlefield",
      arrival: { transformed: true, under: { kind: "owner", of: { kind: "self" } } },
    },
  ],
};
const heir = card("nonmodal", [face("Heir", { pt: [2, 2], abilities: [returns] }), face("Ghost", { pt: [3, 1] })]);
const jailer = creature(
  "Jailer",
  null,
  [1, 1],
  [
    {
      kind: "triggered",
      triggers: [{ kind: "enters", subject: IS_SELF }],
      targets: [
        {
          filter: {
            kind: "all",
            of: [
              { kind: "type", type: "Creature" },
              { kind: "not", of: IS_SELF },
            ],
          },
          min: 1,
          max: 1,
        },
      ],
      effect: [
        { kind: "exile", what: { kind: "target", slot: 0 }, until: { kind: "until-leaves", what: { kind: "self" } } },
      ],
    },
  ],
);

describe("400.7e what a leaves-the-battlefield ability finds", () => {
  it("returns the card that died, back face up", () => {
    const { state, at } = game({ ann: { battlefield: [the("Heir")] } }, heir);
    const { state: after } = resolveAll(happen(state, [{ kind: "destroy", what: IT }], { it: at("Heir") }).state);
    expect(permanents(after)).toEqual(["Ghost"]);
  });

  it("does not find it once it has left the graveyard", () => {
    const { state, at } = game({ ann: { battlefield: [the("Heir")] } }, heir);
    const dead = happen(state, [{ kind: "destroy", what: IT }], { it: at("Heir") }).state;
    const gone = happen(dead, [
      { kind: "exile", what: { kind: "all", filter: { kind: "name", name: "Heir" }, zone: "graveyard" } },
    ]).state;
    expect(permanents(resolveAll(gone).state)).toEqual([]);
  });
});

describe("702.79a persist and 702.93a undying", () => {
  it("return once, with a counter", () => {
    const { state, at } = game(
      { ann: { battlefield: [the("Stubborn")] } },
      creature("Stubborn", null, [2, 2], [keyword("persist")]),
    );
    const once = resolveAll(happen(state, [{ kind: "destroy", what: IT }], { it: at("Stubborn") }).state).state;
    const [back] = once.battlefield;
    expect(back === undefined ? undefined : cardObjectAt(once, back)?.counters).toEqual({ "-1/-1": 1 });
    const twice = happen(once, [{ kind: "destroy", what: IT }], back === undefined ? {} : { it: back });
    expect(eventsOf(twice, "triggered")).toHaveLength(0);
    expect(namesIn(twice.state, "graveyard")).toEqual(["Stubborn"]);
  });
});

describe("610.3 exiled until something leaves", () => {
  it("returns as soon as it has left, without the stack", () => {
    const { state, at } = game(
      { ann: { hand: [the("Jailer")] }, ben: { battlefield: [the("Grizzly Bears", { label: "bears" })] } },
      jailer,
    );
    const entered = happen(state, [{ kind: "move", what: IT, to: "battlefield" }], { it: at("Jailer") });
    const jailed = resolveAll(entered.state).state;
    expect(permanents(jailed, BEN)).toEqual([]);
    const freed = happen(jailed, [
      { kind: "destroy", what: { kind: "all", filter: { kind: "name", name: "Jailer" } } },
    ]);
    expect(permanents(freed.state, BEN)).toEqual(["Grizzly Bears"]);
    expect(freed.events.flatMap(({ rules }) => rules)).toContain("610.3");
  });
});

describe("603.12 reflexive triggers", () => {
  it("trigger for what has just been done, and are put on the stack afterwards", () => {
    const { state } = game({ ann: { battlefield: [the("Grizzly Bears", { label: "bears" })] } });
    const source = state.battlefield[0];
    const done = happen(
      state,
      [
        { kind: "may", who: YOU, steps: [{ kind: "draw", who: YOU, count: 1 }], as: "a" },
        {
          kind: "when-you-do",
          condition: { kind: "done", name: "a" },
          body: { effect: [{ kind: "life", who: YOU, change: "gain", amount: 3 }] },
        },
      ],
      source === undefined ? {} : { source },
    );
    expect(done.state.stack).toHaveLength(1);
    expect(resolveAll(done.state).state.players[0]?.life).toBe(23);
  });
});

describe("714.2b chapter abilities", () => {
  it("trigger for every number that the lore counters reach", () => {
    const chapter = (number: number): Ability => ({
      kind: "triggered",
      triggers: [],
      chapters: [number],
      effect: [{ kind: "life", who: YOU, change: "gain", amount: number }],
    });
    const saga = card("single", [
      face("Saga", { types: ["Enchantment"], subtypes: ["Saga"], abilities: [chapter(1), chapter(2), chapter(3)] }),
    ]);
    const { state, at } = game({ ann: { battlefield: [the("Saga", { counters: { lore: 1 } })] } }, saga);
    const told = happen(state, [{ kind: "counters", change: "add", counter: "lore", count: 1, on: IT }], {
      it: at("Saga"),
    });
    expect(eventsOf(told, "triggered")).toHaveLength(1);
    expect(resolveAll(told.state).state.players[0]?.life).toBe(22);
  });
});

describe("702.167 craft", () => {
  it("exiles the permanent and the materials and returns it transformed", () => {
    const craft: Ability = {
      kind: "keyword",
      keyword: {
        name: "craft",
        cost: [{ kind: "mana", mana: ["1"] }],
        materials: { kind: "type", type: "Artifact" },
        count: 1,
      },
    };
    const number: Ability = {
      kind: "triggered",
      triggers: [{ kind: "enters", subject: IS_SELF }],
      effect: [{ kind: "draw", who: YOU, count: { kind: "count-of", of: { kind: "linked", link: "crafted-with" } } }],
    };
    const mine = card("nonmodal", [
      face("Mine", { types: ["Artifact"], abilities: [craft] }),
      face("Works", { types: ["Artifact"], abilities: [number] }),
    ]);
    const rock = card("single", [face("Rock", { types: ["Artifact"] })]);
    const { state, at } = game({ ann: { battlefield: [the("Mine")], graveyard: [the("Rock")] } }, mine, rock);
    const activated = act(state, { kind: "activate", object: at("Mine"), ability: "printed:0" });
    expect(activated.state.exile).toHaveLength(2);
    const made = resolveAll(activated.state).state;
    expect(permanents(made)).toEqual(["Works"]);
    expect(made.players[0]?.hand).toHaveLength(1);
  });
});
