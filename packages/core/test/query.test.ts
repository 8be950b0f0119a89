import type { Ability, Amount, Condition, EvaluationContext, Filter, Selector } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amount, holds, matches, players, select } from "../src/query/evaluate.ts";
import { ANN, BEN, board, the } from "./support/board.ts";
import { creature } from "./support/cards.ts";

const flyer = creature(
  "Drake",
  ["2", "U"],
  [2, 3],
  [{ kind: "keyword", keyword: { name: "flying" } } satisfies Ability],
  ["Drake"],
);
const { state, at } = board(
  {
    ann: {
      battlefield: [
        the("Drake", { label: "drake" }),
        the("Villagers of Estwald", { label: "v", face: "back", counters: { "+1/+1": 2 } }),
        the("Forest", { label: "f", tapped: true }),
      ],
      graveyard: [the("Howlpack of Estwald", { label: "dead" })],
    },
    ben: {
      battlefield: [
        the("Grizzly Bears", { label: "bear" }),
        the("Blackbloom Rogue", { label: "down", faceDown: "manifest" }),
      ],
      hand: [the("Grizzly Bears", { label: "inHand" })],
    },
  },
  flyer,
);
const ctx: EvaluationContext = { controller: ANN, source: at("drake") };
const labels = ["drake", "v", "f", "dead", "bear", "down", "inHand"] as const;
const found = (selector: Selector) =>
  select(state, ctx, selector).map((id) => labels.find((label) => at(label) === id));
const all = (filter: Filter, rest: Partial<Extract<Selector, { kind: "all" }>> = {}): Selector => ({
  kind: "all",
  filter,
  ...rest,
});
const YOURS: Filter = { kind: "controller", is: { kind: "you" } };

describe("which objects a filter means", () => {
  it.each([
    [all({ kind: "type", type: "Creature" }), ["drake", "v", "bear", "down"]],
    [all({ kind: "all", of: [{ kind: "type", type: "Creature" }, YOURS] }), ["drake", "v"]],
    [all({ kind: "keyword", keyword: "flying" }), ["drake"]],
    [all({ kind: "status", status: "transformed" }), ["v"]],
    [all({ kind: "status", status: "double-faced" }), ["v", "down"]],
    [all({ kind: "status", status: "face-down" }), ["down"]],
    [all({ kind: "status", status: "tapped" }), ["f"]],
    [all({ kind: "status", status: "modified" }), ["v"]],
    [all({ kind: "number", of: "power", is: ">=", value: 3 }), ["v"]],
    [all({ kind: "number", of: "mana-value", is: "=", value: 3 }), ["drake", "v"]],
    [all({ kind: "number", of: "base-power", is: "=", value: 4 }), ["v"]],
    [all({ kind: "name", name: "Villagers of Estwald" }, { zone: "graveyard" }), ["dead"]],
    [all({ kind: "subtype", subtype: "Human" }, { zone: ["graveyard", "battlefield"] }), ["dead"]],
    [all({ kind: "not", of: { kind: "is", what: { kind: "self" } } }), ["v", "f", "bear", "down"]],
    [all({ kind: "colorless" }), ["f", "down"]],
    [all({ kind: "ability", form: "none" }), ["v", "bear", "down"]],
    [
      all({
        kind: "same",
        what: "name",
        as: { kind: "all", filter: { kind: "name", name: "Grizzly Bears" }, zone: "hand" },
      }),
      ["bear"],
    ],
  ] as const)("%j", (selector, expected) => {
    expect(found(selector as Selector)).toEqual(expected);
  });
});

describe("what an amount or condition comes to", () => {
  const is = (of: Amount) => amount(state, ctx, of);
  it("counts, sums and takes the greatest", () => {
    expect(is({ kind: "count", filter: { kind: "type", type: "Creature" } })).toBe(4);
    expect(is({ kind: "count", filter: { kind: "all", of: [] }, zone: "hand", of: { kind: "opponents" } })).toBe(1);
    expect(is({ kind: "number-of", what: "power", of: all(YOURS), take: "greatest" })).toBe(6);
    expect(is({ kind: "half", of: 5, round: "up" })).toBe(3);
    expect(is({ kind: "devotion", to: ["G", "U"], of: { kind: "you" } })).toBe(1);
    expect(is({ kind: "different", what: "power", of: all({ kind: "type", type: "Creature" }) })).toBe(2);
  });

  it("tells whether something is true", () => {
    const conditions: readonly (readonly [Condition, boolean])[] = [
      [{ kind: "whose-turn", player: { kind: "you" } }, true],
      [{ kind: "day-night", is: "neither" }, true],
      [{ kind: "last-turn-spells", what: "none" }, true],
      [{ kind: "matches", what: all({ kind: "type", type: "Artifact" }), filter: { kind: "all", of: [] } }, false],
      [{ kind: "you-own-and-control", what: [all({ kind: "name", name: "Drake" })] }, true],
      [{ kind: "exists", what: { kind: "self" } }, true],
    ];
    for (const [condition, expected] of conditions)
      expect([condition, holds(state, ctx, condition)]).toEqual([condition, expected]);
  });

  it("names players in turn order", () => {
    expect(players(state, { controller: BEN }, { kind: "each" })).toEqual([ANN, BEN]);
    expect(players(state, ctx, { kind: "controller", of: all({ kind: "name", name: "Grizzly Bears" }) })).toEqual([
      BEN,
    ]);
  });

  it("refuses to guess what is yet to be chosen", () => {
    expect(() =>
      select(state, ctx, { kind: "choose", chooser: { kind: "you" }, filter: YOURS, min: 1, max: 1 }),
    ).toThrow("unsupported");
  });
});

describe("filters as logic", () => {
  const leaf = fc.constantFrom<Filter>(
    { kind: "type", type: "Creature" },
    { kind: "color", color: "G" },
    YOURS,
    { kind: "status", status: "transformed" },
    { kind: "token" },
    { kind: "number", of: "power", is: ">", value: 2 },
  );
  const filter = fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.record({ kind: fc.constant("not" as const), of: tie("filter") }),
      fc.record({
        kind: fc.constantFrom("all" as const, "any" as const),
        of: fc.array(tie("filter"), { maxLength: 3 }),
      }),
    ),
  })).filter;

  it("“not all of” is “some not” (De Morgan)", () => {
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 3 }), fc.constantFrom(...labels), (of, label) => {
        const ref = { object: at(label) };
        const notAll = matches(state, ctx, { kind: "not", of: { kind: "all", of } }, ref);
        expect(notAll).toBe(
          matches(state, ctx, { kind: "any", of: of.map((one) => ({ kind: "not", of: one }) as const) }, ref),
        );
      }),
      { numRuns: 200 },
    );
  });
});
