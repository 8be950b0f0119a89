import type { Ability, Card, StaticRule } from "@obverse/core";
import { cardObjectAt, characteristics } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ANN, the } from "../support/board.ts";
import { card, face } from "../support/cards.ts";
import { act, game, refusalOf, top } from "./play.ts";

const nothing: Ability = { kind: "spell", effect: [] };
const siege = card("nonmodal", [
  face("Siege", { manaCost: ["3", "G"], types: ["Battle"] }),
  face("Skyclave", { pt: [4, 4], colorIndicator: ["G"] }),
]);
const twoSpells = card("modal", [
  face("Big Spell", { manaCost: ["6", "U"], types: ["Sorcery"], abilities: [nothing] }),
  face("Small Spell", { manaCost: ["1", "U"], types: ["Sorcery"], abilities: [nothing] }),
]);
const spellLand = card("modal", [
  face("Shelter", { manaCost: ["1", "W"], types: ["Instant"], abilities: [nothing] }),
  face("Glacier", { types: ["Land"] }),
]);
const rule = (name: string, ...rules: readonly StaticRule[]): Card =>
  card("single", [face(name, { types: ["Artifact"], abilities: [{ kind: "static", rules }] })]);
const YOU = { kind: "you" } as const;

describe("608.2g casting as part of a resolution", () => {
  it("casts a card transformed, whatever the time and without its mana cost (712.11a)", () => {
    const { state, at } = game({ mana: "exact", ann: { exile: [the("Siege")] }, turn: { step: "upkeep" } }, siege);
    const result = act(state, {
      kind: "effect",
      controller: ANN,
      bound: { it: { objects: [at("Siege")] } },
      effect: [{ kind: "cast", who: YOU, what: { kind: "bound", name: "it" }, transformed: true, free: true }],
    });
    expect(characteristics(result.state, top(result.state))).toMatchObject({ name: "Skyclave", manaValue: 4 });
    expect(cardObjectAt(result.state, top(result.state))?.components[0]?.face).toBe("back");
  });

  it("offers only the faces that are what the effect is about (712.11c)", () => {
    const { state } = game({ ann: { hand: [the("Big Spell")] } }, twoSpells);
    const small = {
      kind: "all",
      of: [{ kind: "spell" }, { kind: "number", of: "mana-value", is: "<=", value: 3 }],
    } as const;
    const result = act(state, {
      kind: "effect",
      controller: ANN,
      effect: [
        {
          kind: "cast",
          who: YOU,
          what: { kind: "choose", chooser: YOU, filter: small, zone: "hand", of: YOU, min: 1, max: 1 },
          free: true,
        },
      ],
    });
    expect(characteristics(result.state, top(result.state)).name).toBe("Small Spell");
  });
});

describe("712.12 playing a land face from elsewhere", () => {
  it("is judged by the face that is played, and casting the other stays forbidden", () => {
    const crucible = rule("Crucible", {
      kind: "may-cast",
      who: YOU,
      what: { kind: "type", type: "Land" },
      from: ["graveyard"],
      lands: true,
      onlyLands: true,
    });
    const { state, at } = game(
      { ann: { graveyard: [the("Shelter")], battlefield: [the("Crucible")] } },
      spellLand,
      crucible,
    );
    expect(refusalOf(state, { kind: "cast", object: at("Shelter") }).code).toBe("wrong-zone");
    const result = act(state, { kind: "play-land", object: at("Shelter") });
    expect(result.state.battlefield.map((id) => characteristics(result.state, id).name)).toContain("Glacier");
  });

  it("is stopped where a rule is about that face's name alone (712.19)", () => {
    const ban = rule("Ban", {
      kind: "cannot-play-lands",
      who: { kind: "each" },
      what: { kind: "name", name: "Glacier" },
    });
    const { state, at } = game({ ann: { hand: [the("Shelter")], battlefield: [the("Ban")] } }, spellLand, ban);
    expect(refusalOf(state, { kind: "play-land", object: at("Shelter") }).code).toBe("cannot-play");
    expect(act(state, { kind: "cast", object: at("Shelter") }).ok).toBe(true);
  });
});

describe("702.143a keywords granted outside the battlefield", () => {
  it("let a card be foretold, and cast later for the cost it had then", () => {
    const devourer = rule("Devourer", {
      kind: "grant-outside",
      who: YOU,
      what: { kind: "not", of: { kind: "type", type: "Land" } },
      zone: "hand",
      keyword: { name: "foretell", fromManaCost: true, reduced: 2 },
    });
    const { state, at } = game(
      {
        mana: "exact",
        ann: { hand: [the("Big Spell")], battlefield: [the("Devourer")], pool: ["U", "U", "U", "U", "U", "U", "U"] },
      },
      twoSpells,
      devourer,
    );
    const told = act(state, { kind: "special", object: at("Big Spell"), action: "foretell" });
    const [exiled] = told.state.exile;
    if (exiled === undefined) throw new Error("nothing exiled");
    const later = { ...told.state, turn: { ...told.state.turn, number: 4 } };
    const cast = act(later, { kind: "cast", object: exiled, face: "front" });
    expect(cardObjectAt(cast.state, top(cast.state))?.stack?.manaSpent).toHaveLength(5);
    expect(act(later, { kind: "cast", object: exiled, face: "back" }).ok).toBe(true);
  });
});
