import type { Ability, Filter } from "@obverse/core";
import { cardObjectAt, characteristics, objectAt } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { BEN, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";
import { act, game, instant, refusalOf, top } from "./play.ts";

const CREATURE: Filter = { kind: "type", type: "Creature" };
const ANY: Filter = { kind: "any", of: [CREATURE, { kind: "player" }] };
const shock: Ability = {
  kind: "spell",
  targets: [{ filter: ANY, min: 1, max: 1 }],
  effect: [{ kind: "damage", amount: 2, to: { kind: "target", slot: 0 } }],
};
const growth: Ability = { kind: "spell", targets: [{ filter: CREATURE, min: 1, max: 1 }], effect: [] };
const bolt = instant("Bolt", ["R"], shock);
const grow = instant("Grow", ["G"], growth);
const morpher = creature(
  "Morpher",
  ["4", "W"],
  [4, 4],
  [{ kind: "keyword", keyword: { name: "morph", cost: [{ kind: "mana", mana: ["W"] }] } }],
);

describe("601.2 casting a spell", () => {
  it("puts a creature card on the stack under the player's control and counts it", () => {
    const { state, at } = game({ ann: { hand: [the("Grizzly Bears", { label: "bears" })] } });
    const result = act(state, { kind: "cast", object: at("bears") });
    expect(cardObjectAt(result.state, top(result.state))).toMatchObject({
      zone: "stack",
      controller: "Ann",
      stack: { castFrom: "hand" },
    });
    expect(result.events.filter(({ kind }) => kind === "cast")).toMatchObject([
      { player: "Ann", nth: 1, from: "hand" },
    ]);
    expect(result.state.turn.spellsCast).toEqual({ Ann: 1 });
    expect(result.decision).toMatchObject({ kind: "priority", player: "Ann" });
  });

  it("asks for a target among players and creatures and keeps it", () => {
    const { state, at } = game(
      { ann: { hand: [the("Bolt")] }, ben: { battlefield: [the("Grizzly Bears", { label: "bears" })] } },
      bolt,
    );
    const asked = act(state, { kind: "cast", object: at("Bolt") });
    expect(asked.decision).toMatchObject({
      kind: "target",
      player: "Ann",
      min: 1,
      max: 1,
      from: [{ player: "Ann" }, { player: "Ben" }, { object: at("bears") }],
    });
    const result = act(state, { kind: "cast", object: at("Bolt") }, { kind: "target", chosen: [{ player: BEN }] });
    expect(objectAt(result.state, top(result.state))).toMatchObject({ stack: { targets: [[{ player: "Ben" }]] } });
    expect(result.events.map(({ kind }) => kind)).toContain("became-target");
  });

  it("is refused whole where a target is needed and there is none", () => {
    const { state, at } = game({ ann: { hand: [the("Grow")] } }, grow);
    expect(refusalOf(state, { kind: "cast", object: at("Grow") })).toMatchObject({
      code: "no-legal-target",
      rules: ["601.2c", "115.1"],
    });
  });

  it("lets a creature be cast only when a sorcery could be", () => {
    const { state, at } = game({ ann: { hand: [the("Grizzly Bears", { label: "bears" })] }, turn: { step: "upkeep" } });
    expect(refusalOf(state, { kind: "cast", object: at("bears") })).toMatchObject({
      code: "sorcery-timing",
      rules: ["302.1", "117.1a", "601.3"],
    });
  });

  it("lets nobody cast a land", () => {
    const { state, at } = game({ ann: { hand: [the("Forest"), the("Blackbloom Rogue", { label: "rogue" })] } });
    expect(refusalOf(state, { kind: "cast", object: at("Forest") }).rules).toContain("305.9");
    expect(refusalOf(state, { kind: "cast", object: at("rogue"), face: "back" }).rules).toContain("712.11c");
  });
});

describe("712.11 which face is cast", () => {
  it("is the front of a nonmodal card, never the back", () => {
    const { state, at } = game({ ann: { hand: [the("Villagers of Estwald", { label: "v" })] } });
    expect(refusalOf(state, { kind: "cast", object: at("v"), face: "back" })).toMatchObject({
      code: "face-not-castable",
    });
    const result = act(state, { kind: "cast", object: at("v") });
    expect(characteristics(result.state, top(result.state)).name).toBe("Villagers of Estwald");
  });

  it("is either face of a modal card", () => {
    const { state, at } = game({ ann: { hand: [the("Shaile, Dean of Radiance", { label: "dean" })] } });
    const result = act(state, { kind: "cast", object: at("dean"), face: "back" });
    expect(characteristics(result.state, top(result.state))).toMatchObject({
      name: "Embrose, Dean of Shadow",
      manaValue: 4,
    });
  });

  it("is the back by disturb, which stands on the front alone", () => {
    const geist = card("nonmodal", [
      face("Geist", {
        manaCost: ["2", "W"],
        pt: [2, 1],
        abilities: [{ kind: "keyword", keyword: { name: "disturb", cost: [{ kind: "mana", mana: ["1", "W"] }] } }],
      }),
      face("Distraction", {
        types: ["Enchantment"],
        subtypes: ["Aura"],
        abilities: [{ kind: "keyword", keyword: { name: "enchant", target: { filter: CREATURE, min: 1, max: 1 } } }],
      }),
    ]);
    const { state, at } = game(
      { ann: { graveyard: [the("Geist")], battlefield: [the("Grizzly Bears", { label: "bears" })] } },
      geist,
    );
    const result = act(state, { kind: "cast", object: at("Geist"), via: "disturb" });
    expect(characteristics(result.state, top(result.state))).toMatchObject({ name: "Distraction", manaValue: 3 });
    expect(cardObjectAt(result.state, top(result.state))?.stack).toMatchObject({
      via: "disturb",
      targets: [[{ object: at("bears") }]],
      paid: { disturb: 1 },
    });
  });
});

describe("708.4 casting face down", () => {
  it("puts a morph card on the stack as a nameless 2/2 and for {3}", () => {
    const { state, at } = game({ ann: { hand: [the("Morpher")], pool: ["C", "C", "C"] }, mana: "exact" }, morpher);
    expect(refusalOf(state, { kind: "cast", object: at("Morpher") }).code).toBe("cannot-pay");
    const result = act(state, { kind: "cast", object: at("Morpher"), faceDown: "morph" });
    expect(characteristics(result.state, top(result.state))).toMatchObject({
      name: null,
      power: 2,
      toughness: 2,
      colors: [],
      manaValue: 0,
    });
  });

  it("is refused without such an ability", () => {
    const { state, at } = game({ ann: { hand: [the("Grizzly Bears", { label: "bears" })] } });
    expect(refusalOf(state, { kind: "cast", object: at("bears"), faceDown: "morph" }).rules).toContain("702.37d");
    expect(refusalOf(state, { kind: "cast", object: at("bears"), faceDown: "disguise" }).rules).toContain("702.168c");
  });
});

describe("702.37e turning face up", () => {
  it("pays the morph cost and uses no stack", () => {
    const { state, at } = game(
      { ann: { battlefield: [the("Morpher", { faceDown: "morph" })], pool: ["W"] }, mana: "exact" },
      morpher,
    );
    const result = act(state, { kind: "turn-face-up", object: at("Morpher"), via: "morph" });
    expect(characteristics(result.state, at("Morpher")).name).toBe("Morpher");
    expect(result.state.stack).toEqual([]);
    expect(result.events.map(({ kind }) => kind)).toContain("turned-face-up");
  });

  it("is refused where nothing pays the cost", () => {
    const { state, at } = game(
      { ann: { battlefield: [the("Morpher", { faceDown: "morph" })] }, mana: "exact" },
      morpher,
    );
    expect(refusalOf(state, { kind: "turn-face-up", object: at("Morpher"), via: "morph" }).code).toBe("cannot-pay");
  });
});

describe("712.12 playing a land", () => {
  it("enters with the land face up, once a turn", () => {
    const { state, at } = game({ ann: { hand: [the("Blackbloom Rogue", { label: "one" }), the("Forest")] } });
    expect(refusalOf(state, { kind: "play-land", object: at("one"), face: "front" })).toMatchObject({
      code: "face-not-playable",
      rules: ["712.12"],
    });
    const result = act(state, { kind: "play-land", object: at("one") });
    const land = result.state.battlefield.at(-1);
    expect(land === undefined ? undefined : characteristics(result.state, land).name).toBe("Blackbloom Bog");
    expect(refusalOf(result.state, { kind: "play-land", object: at("Forest") }).rules).toEqual(["305.2b"]);
  });
});
