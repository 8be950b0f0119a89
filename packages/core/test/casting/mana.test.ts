import type { Ability } from "@obverse/core";
import { cardObjectAt } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ANN, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";
import { act, game, instant, pool, refusalOf, taps, top } from "./play.ts";

const nothing: Ability = { kind: "spell", effect: [] };
const tapped = (
  state: Parameters<typeof cardObjectAt>[0],
  ids: readonly Parameters<typeof cardObjectAt>[1][],
): readonly boolean[] => ids.map((id) => cardObjectAt(state, id)?.permanent?.tapped === true);
const ring = card("single", [
  face("Ring", {
    types: ["Artifact"],
    abilities: [
      {
        kind: "activated",
        cost: [{ kind: "tap-self" }],
        effect: [{ kind: "add-mana", mana: { kind: "fixed", mana: ["C", "C"] } }],
      },
    ],
  }),
]);

describe("601.2g–h paying mana", () => {
  it("spends the pool before it taps anything", () => {
    const spell = instant("Spell", ["1", "U"], nothing);
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell")], pool: ["U"], battlefield: [the("Green Land"), the("Dual Land")] } },
      spell,
    );
    const result = act(state, { kind: "cast", object: at("Spell") });
    expect(tapped(result.state, [at("Green Land"), at("Dual Land")])).toEqual([true, false]);
    expect(pool(result.state)).toBe("");
  });

  it("keeps the only source of a colour for that colour", () => {
    const spell = instant("Spell", ["1", "U"], nothing);
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell")], battlefield: [the("Dual Land"), the("Green Land")] } },
      spell,
    );
    const result = act(state, { kind: "cast", object: at("Spell") });
    expect(tapped(result.state, [at("Dual Land"), at("Green Land")])).toEqual([true, true]);
    expect(cardObjectAt(result.state, top(result.state))?.stack?.manaSpent).toEqual(["U", "G"]);
  });

  it("finds the one payment there is among sources that could all be misspent", () => {
    const spell = instant("Spell", ["W", "U", "G", "1"], nothing);
    const { state, at } = game(
      {
        mana: "exact",
        ann: {
          hand: [the("Spell")],
          battlefield: [the("Any Land"), the("Dual Land"), the("Blue Land"), the("Green Land")],
        },
      },
      spell,
    );
    expect(act(state, { kind: "cast", object: at("Spell") }).ok).toBe(true);
  });

  it("taps a source of two for a spell of one and leaves the other in the pool", () => {
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell")], battlefield: [the("Ring")] } },
      ring,
      instant("Spell", ["1"], nothing),
    );
    expect(pool(act(state, { kind: "cast", object: at("Spell") }).state)).toBe("C");
  });

  it("taps lands before creatures, and no creature that came this turn", () => {
    const elf = creature("Elf", ["G"], [1, 1], [taps("G")]);
    const spell = instant("Spell", ["G"], nothing);
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell")], battlefield: [the("Elf"), the("Green Land")] } },
      elf,
      spell,
    );
    expect(tapped(act(state, { kind: "cast", object: at("Spell") }).state, [at("Elf"), at("Green Land")])).toEqual([
      false,
      true,
    ]);
    const sick = game(
      { mana: "exact", ann: { hand: [the("Spell")], battlefield: [the("Elf", { sick: true })] } },
      elf,
      spell,
    );
    expect(refusalOf(sick.state, { kind: "cast", object: sick.at("Spell") }).code).toBe("cannot-pay");
  });

  it("changes nothing where it can't pay all", () => {
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell")], battlefield: [the("Green Land")] } },
      instant("Spell", ["G", "G"], nothing),
    );
    expect(refusalOf(state, { kind: "cast", object: at("Spell") })).toMatchObject({
      code: "cannot-pay",
      rules: ["601.2h", "118.3"],
    });
  });

  it("pays hybrid symbols with either half, two generic included", () => {
    const spell = instant("Spell", ["G/W", "2/B"], nothing);
    const { state, at } = game({ mana: "exact", ann: { hand: [the("Spell")], pool: ["U", "U", "W"] } }, spell);
    expect(pool(act(state, { kind: "cast", object: at("Spell") }).state)).toBe("");
  });

  it("pays colourless symbols with colourless mana alone", () => {
    const spell = instant("Spell", ["C"], nothing);
    expect(refusalOf(...cast(game({ mana: "exact", ann: { hand: [the("Spell")], pool: ["U"] } }, spell))).code).toBe(
      "cannot-pay",
    );
    expect(act(...cast(game({ mana: "exact", ann: { hand: [the("Spell")], pool: ["C"] } }, spell))).ok).toBe(true);
  });

  it("asks whether a Phyrexian symbol is paid with life", () => {
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell")], battlefield: [the("Green Land")] } },
      instant("Spell", ["G/P"], nothing),
    );
    const lifeWhen = (yes: boolean): number | undefined =>
      act(state, { kind: "cast", object: at("Spell") }, { kind: "pay", yes }).state.players.find(({ id }) => id === ANN)
        ?.life;
    expect([lifeWhen(true), lifeWhen(false)]).toEqual([18, 20]);
  });

  it("pays a Phyrexian symbol with life without asking where no mana can pay it", () => {
    const { state, at } = game({ mana: "exact", ann: { hand: [the("Spell")] } }, instant("Spell", ["R/P"], nothing));
    const result = act(state, { kind: "cast", object: at("Spell") });
    expect(result.state.players.find(({ id }) => id === ANN)?.life).toBe(18);
  });

  it("asks for X up to what can be paid", () => {
    const spell = instant("Spell", ["X", "G"], nothing);
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell")], battlefield: [the("Green Land"), the("Dual Land"), the("Ring")] } },
      spell,
      ring,
    );
    expect(act(state, { kind: "cast", object: at("Spell") }).decision).toMatchObject({
      kind: "number",
      min: 0,
      max: 3,
    });
    const result = act(state, { kind: "cast", object: at("Spell") }, { kind: "number", number: 2 });
    expect(cardObjectAt(result.state, top(result.state))?.stack?.x).toBe(2);
  });

  it("does not tap a land for mana that may not be spent on the spell", () => {
    const only: Ability = {
      kind: "activated",
      cost: [{ kind: "tap-self" }],
      effect: [
        {
          kind: "add-mana",
          mana: { kind: "fixed", mana: ["G"] },
          only: [{ kind: "cast", filter: { kind: "type", type: "Creature" } }],
        },
      ],
    };
    const grove = card("single", [face("Grove", { types: ["Land"], abilities: [only] })]);
    const { state, at } = game(
      { mana: "exact", ann: { hand: [the("Spell"), the("Cub")], battlefield: [the("Grove")] } },
      grove,
      instant("Spell", ["G"], nothing),
      creature("Cub", ["G"], [1, 1]),
    );
    expect(refusalOf(state, { kind: "cast", object: at("Spell") }).code).toBe("cannot-pay");
    expect(act(state, { kind: "cast", object: at("Cub") }).ok).toBe(true);
  });
});

describe("605.3b mana abilities", () => {
  it("resolve at once, without the stack", () => {
    const { state, at } = game({ mana: "exact", ann: { battlefield: [the("Ring")] } }, ring);
    const result = act(state, { kind: "activate", object: at("Ring"), ability: "printed:0" });
    expect(result.state.stack).toEqual([]);
    expect(pool(result.state)).toBe("CC");
    expect(result.events.map(({ kind }) => kind)).toEqual(["tapped", "activated", "mana-added"]);
  });

  it("ask for the kind of mana where there is a choice", () => {
    const { state, at } = game({ mana: "exact", ann: { battlefield: [the("Dual Land")] } });
    expect(
      pool(
        act(
          state,
          { kind: "activate", object: at("Dual Land"), ability: "printed:0" },
          { kind: "color", colors: ["U"] },
        ).state,
      ),
    ).toBe("U");
  });
});

function cast({ state, at }: ReturnType<typeof game>): [typeof state, { kind: "cast"; object: ReturnType<typeof at> }] {
  return [state, { kind: "cast", object: at("Spell") }];
}

describe("702.51a convoke, 702.66a delve", () => {
  const convoked = instant("Spell", ["1", "W", "W"], nothing, { kind: "keyword", keyword: { name: "convoke" } });
  const white = creature("White", ["W"], [1, 1]);

  it("taps creatures for their colours or generic mana, summoning sick ones too", () => {
    const { state, at } = game(
      {
        mana: "exact",
        ann: {
          hand: [the("Spell")],
          pool: ["W"],
          battlefield: [the("White", { sick: true }), the("Grizzly Bears", { label: "bears" })],
        },
      },
      convoked,
      white,
    );
    const result = act(
      state,
      { kind: "cast", object: at("Spell") },
      { kind: "pick", chosen: [{ object: at("White") }, { object: at("bears") }] },
    );
    expect(tapped(result.state, [at("White"), at("bears")])).toEqual([true, true]);
    expect(
      refusalOf(state, { kind: "cast", object: at("Spell") }, { kind: "pick", chosen: [{ object: at("White") }] }).code,
    ).toBe("cannot-pay");
  });

  it("exiles cards from the graveyard for generic mana", () => {
    const delved = instant("Spell", ["2", "B"], nothing, { kind: "keyword", keyword: { name: "delve" } });
    const { state, at } = game(
      {
        mana: "exact",
        ann: {
          hand: [the("Spell")],
          pool: ["B"],
          graveyard: [
            the("Grizzly Bears", { label: "one" }),
            the("Grizzly Bears", { label: "two" }),
            the("Grizzly Bears", { label: "three" }),
          ],
        },
      },
      delved,
    );
    expect(act(state, { kind: "cast", object: at("Spell") }).decision).toMatchObject({ kind: "pick", min: 0, max: 2 });
    const result = act(
      state,
      { kind: "cast", object: at("Spell") },
      { kind: "pick", chosen: [{ object: at("one") }, { object: at("three") }] },
    );
    expect(result.state.exile).toHaveLength(2);
  });
});
