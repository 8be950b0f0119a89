import type { Ability, StaticRule } from "@obverse/core";
import { legalActions, objectAt, refusedActions, tryAction } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ANN, BEN, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";
import { act, game, instant, refusalOf, top } from "./play.ts";

const ping: Ability = {
  kind: "activated",
  cost: [{ kind: "tap-self" }],
  targets: [{ filter: { kind: "type", type: "Creature" }, min: 1, max: 1 }],
  effect: [{ kind: "damage", amount: 1, to: { kind: "target", slot: 0 } }],
};
const pinger = creature("Pinger", ["U"], [1, 1], [ping]);
const outlet: Ability = {
  kind: "activated",
  cost: [{ kind: "sacrifice", what: { kind: "type", type: "Creature" }, count: 1 }],
  effect: [{ kind: "draw", who: { kind: "you" }, count: 1 }],
  limit: { times: 1, per: "turn" },
};
const altar = card("single", [face("Altar", { types: ["Artifact"], abilities: [outlet] })]);
const walker = card("single", [
  face("Walker", {
    types: ["Planeswalker"],
    loyalty: { text: "3", value: 3 },
    abilities: [
      {
        kind: "activated",
        cost: [{ kind: "loyalty", amount: 1 }],
        effect: [{ kind: "draw", who: { kind: "you" }, count: 1 }],
      },
      { kind: "activated", cost: [{ kind: "loyalty", amount: -5 }], effect: [] },
    ],
  }),
]);
const lock = (rule: StaticRule) =>
  card("single", [face("Lock", { types: ["Artifact"], abilities: [{ kind: "static", rules: [rule] }] })]);
const splitSecond = instant(
  "Sudden",
  ["1"],
  { kind: "spell", effect: [] },
  { kind: "keyword", keyword: { name: "split second" } },
);

describe("602.2 activating an ability", () => {
  it("puts it on the stack with its targets, its cost paid", () => {
    const { state, at } = game({ ann: { battlefield: [the("Pinger")] } }, pinger);
    const result = act(state, { kind: "activate", object: at("Pinger"), ability: "printed:0" });
    expect(objectAt(result.state, top(result.state))).toMatchObject({
      kind: "ability",
      source: at("Pinger"),
      controller: "Ann",
      stack: { targets: [[{ object: at("Pinger") }]] },
    });
    expect(result.events.map(({ kind }) => kind)).toEqual(["became-target", "tapped", "activated"]);
  });

  it("is stopped by summoning sickness where it taps a creature", () => {
    const { state, at } = game({ ann: { battlefield: [the("Pinger", { sick: true })] } }, pinger);
    expect(refusalOf(state, { kind: "activate", object: at("Pinger"), ability: "printed:0" }).rules).toContain("302.6");
  });

  it("is its controller's alone", () => {
    const { state, at } = game({ ben: { battlefield: [the("Pinger")] } }, pinger);
    expect(refusalOf(state, { kind: "activate", object: at("Pinger"), ability: "printed:0" }).code).toBe(
      "not-controller",
    );
  });

  it("asks what is sacrificed and remembers it", () => {
    const { state, at } = game(
      {
        ann: {
          battlefield: [the("Altar"), the("Grizzly Bears", { label: "one" }), the("Grizzly Bears", { label: "two" })],
        },
      },
      altar,
    );
    const result = act(
      state,
      { kind: "activate", object: at("Altar"), ability: "printed:0" },
      { kind: "pick", chosen: [{ object: at("two") }] },
    );
    expect(objectAt(result.state, at("two"))).toBeUndefined();
    expect(objectAt(result.state, top(result.state))).toMatchObject({
      stack: { costObjects: { sacrifice: [at("two")] } },
    });
  });

  it("is counted with the object where it may be activated once a turn", () => {
    const { state, at } = game(
      {
        ann: {
          battlefield: [the("Altar"), the("Grizzly Bears", { label: "one" }), the("Grizzly Bears", { label: "two" })],
        },
      },
      altar,
    );
    const once = act(
      state,
      { kind: "activate", object: at("Altar"), ability: "printed:0" },
      { kind: "pick", chosen: [{ object: at("two") }] },
    );
    expect(refusalOf(once.state, { kind: "activate", object: at("Altar"), ability: "printed:0" }).rules).toEqual([
      "602.5b",
    ]);
  });

  it("is refused while a rule locks it, and not for another permanent", () => {
    const pithing = lock({ kind: "cannot-activate", of: { kind: "name", name: "Pinger" }, except: "mana" });
    const { state, at } = game(
      { ann: { battlefield: [the("Pinger"), the("Altar"), the("Lock")] } },
      pinger,
      altar,
      pithing,
    );
    expect(refusalOf(state, { kind: "activate", object: at("Pinger"), ability: "printed:0" }).code).toBe(
      "cannot-activate",
    );
    expect(act(state, { kind: "activate", object: at("Altar"), ability: "printed:0" }).ok).toBe(true);
  });
});

describe("606.3 loyalty abilities", () => {
  it("are activated once a turn, with counters that are there", () => {
    const { state, at } = game({ ann: { battlefield: [the("Walker")] } }, walker);
    expect(refusalOf(state, { kind: "activate", object: at("Walker"), ability: "printed:1" }).rules).toContain("606.6");
    const once = act(state, { kind: "activate", object: at("Walker"), ability: "printed:0" });
    const later = { ...once.state, stack: [] };
    expect(refusalOf(later, { kind: "activate", object: at("Walker"), ability: "printed:0" }).rules).toEqual(["606.3"]);
  });
});

describe("702.61a split second", () => {
  it("stops spells and abilities but not turning face up", () => {
    const morpher = creature(
      "Morpher",
      ["4"],
      [4, 4],
      [{ kind: "keyword", keyword: { name: "morph", cost: [{ kind: "mana", mana: ["1"] }] } }],
    );
    const { state, at } = game(
      {
        ann: {
          hand: [the("Sudden", { label: "one" }), the("Sudden", { label: "two" })],
          battlefield: [the("Morpher", { faceDown: "morph" }), the("Altar")],
        },
      },
      morpher,
      splitSecond,
      altar,
    );
    const { state: under } = act(state, { kind: "cast", object: at("one") });
    expect(refusalOf(under, { kind: "cast", object: at("two") }).rules).toContain("702.61a");
    expect(refusalOf(under, { kind: "activate", object: at("Altar"), ability: "printed:0" }).rules).toContain(
      "702.61a",
    );
    expect(act(under, { kind: "turn-face-up", object: at("Morpher"), via: "morph" }).ok).toBe(true);
  });
});

describe("117.1 legal actions", () => {
  it("lists what can be done and, apart, what can't and why", () => {
    const { state, at } = game(
      {
        ann: {
          hand: [the("Forest"), the("Blackbloom Rogue", { label: "rogue" })],
          battlefield: [the("Pinger"), the("Walker")],
        },
      },
      pinger,
      walker,
    );
    const legal = legalActions(state, ANN).map(({ action }) => action);
    expect(legal).toEqual([
      { kind: "pass" },
      { kind: "play-land", object: at("Forest"), face: "front" },
      { kind: "play-land", object: at("rogue"), face: "back" },
      { kind: "cast", object: at("rogue"), face: "front" },
      { kind: "activate", object: at("Pinger"), ability: "printed:0" },
      { kind: "activate", object: at("Walker"), ability: "printed:0" },
    ]);
    expect(refusedActions(state, ANN).map(({ refusal }) => refusal.code)).toEqual(["cannot-pay"]);
    expect(legalActions(state, BEN)).toEqual([]);
  });

  it("counts an action as legal where some choice works", () => {
    const { state, at } = game({ ann: { battlefield: [the("Altar")] } }, altar);
    expect(tryAction(state, { kind: "activate", object: at("Altar"), ability: "printed:0" }, ANN)?.code).toBe(
      "cannot-pay",
    );
    expect(tryAction(state, { kind: "pass" }, ANN)).toBeUndefined();
    expect(tryAction(state, { kind: "pass" }, BEN)?.code).toBe("not-your-priority");
  });
});
