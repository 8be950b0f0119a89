import type { Ability, AbilityObject, EditionDate } from "@obverse/core";
import {
  isTransformed,
  meldRefusal,
  objectId,
  transformRefusal,
  turnFaceDownRefusal,
  turnUpProcedures,
} from "@obverse/core";
import { canCardTransform, castableFaces, namesOfCard, playableLandFaces, whatCardIs } from "@obverse/core/faces";
import { describe, expect, it } from "vitest";
import { ANN, board, the, withEffect } from "./support/board.ts";
import { card, creature, face, host, rats, rogue, scavengers, startled, villagers } from "./support/cards.ts";

const november2023 = "2023-11-17" as EditionDate;

describe("701.27 who can transform", () => {
  const spread = {
    battlefield: [
      the("Villagers of Estwald", { label: "v" }),
      the("Blackbloom Rogue", { label: "r" }),
      the("Graf Rats", { label: "m" }),
      the("Grizzly Bears", { label: "b" }),
      the("Persistent Nightmare", { face: "back", label: "s" }),
      { meld: ["Graf Rats", "Midnight Scavengers"] as const, label: "h" },
      the("Villagers of Estwald", { faceDown: "manifest", label: "d" }),
      the("Villagers of Estwald", { token: true, label: "t" }),
    ],
  };

  it.each([
    ["a nonmodal card", "v", undefined],
    ["a modal card", "r", undefined],
    ["a double-faced token", "t", undefined],
    ["a lone meld card", "m", "712.4c"],
    ["a melded permanent", "h", "712.4c"],
    ["a single-faced card", "b", "712.9"],
    ["a card whose other face is a sorcery", "s", "712.10"],
    ["a face-down permanent", "d", "712.15a"],
  ] as const)("%s", (_, label, rule) => {
    const { state, at } = board({ ann: spread });
    expect(transformRefusal(state, at(label), "transform")?.rules[0]).toBe(rule);
    expect(transformRefusal(state, at(label), "convert")?.rules[0]).toBe(rule);
  });

  it("in November 2023 only transforming cards and tokens did (712.9)", () => {
    const { state, at } = board({ ann: spread, edition: november2023 });
    expect(["v", "r", "m", "t"].map((label) => transformRefusal(state, at(label), "transform")?.rules[0])).toEqual([
      undefined,
      "712.9",
      "712.9",
      undefined,
    ]);
  });

  it("a copy of something else still turns over its own card (712.9)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Villagers of Estwald", { label: "v", copyOf: { card: "Grizzly Bears" } }),
          the("Grizzly Bears", { label: "b", copyOf: { card: "Villagers of Estwald" } }),
        ],
      },
    });
    expect(transformRefusal(state, at("v"), "transform")).toBeUndefined();
    expect(transformRefusal(state, at("b"), "transform")?.rules).toEqual(["712.9", "701.27c"]);
  });

  it("its own ability turns it only if it hasn't turned since (701.27f)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Villagers of Estwald", { label: "v" })] } });
    const ability = (source: number): AbilityObject => ({
      kind: "ability",
      id: objectId(90),
      zone: "stack",
      controller: ANN,
      owner: ANN,
      timestamp: 1,
      form: "triggered",
      source: objectId(source),
      ability: { kind: "triggered", triggers: [], effect: [] },
      key: "printed:0",
      stack: { targets: [] },
      turnedThen: -1,
      counters: {},
    });
    expect(transformRefusal(state, at("v"), "transform", ability(at("v")))).toMatchObject({
      rules: ["701.27f"],
      detail: "already-turned",
    });
    expect(transformRefusal(state, at("v"), "transform", ability(77))).toBeUndefined();
  });

  it("what can't transform can't convert either (701.28f)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Villagers of Estwald", { label: "v" })] } });
    const bound = withEffect(state, [at("v")], [{ kind: "restriction", restriction: { kind: "cannot-transform" } }]);
    expect(transformRefusal(bound, at("v"), "convert")?.rules).toContain("701.28f");
  });

  it("a transformed permanent is one double-faced card with its back face up (701.27g)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Howlpack of Estwald", { face: "back", label: "v" }),
          { meld: ["Graf Rats", "Midnight Scavengers"], label: "h" },
          the("Grizzly Bears", { label: "b", copyOf: { card: "Villagers of Estwald", face: "back" } }),
        ],
      },
    });
    expect(["v", "h", "b"].map((label) => isTransformed(state, at(label)))).toEqual([true, false, false]);
  });
});

describe("701.42 meld", () => {
  it("takes the two cards of one pair and nothing else (701.42b)", () => {
    const { state, at } = board({
      ann: {
        exile: [
          the("Graf Rats", { label: "a" }),
          the("Midnight Scavengers", { label: "b" }),
          the("Grizzly Bears", { label: "c" }),
          the("Graf Rats", { label: "d" }),
        ],
      },
    });
    expect(meldRefusal(state, [at("a"), at("b")])).toBeUndefined();
    expect(meldRefusal(state, [at("a"), at("c")])?.rules).toContain("701.42c");
    expect(meldRefusal(state, [at("a"), at("d")])?.code).toBe("cannot-meld");
  });
});

describe("708 face down", () => {
  const angel = creature(
    "Angel",
    ["3", "W", "W", "W"],
    [4, 5],
    [
      {
        kind: "keyword",
        keyword: { name: "morph", cost: [{ kind: "mana", mana: ["2", "W", "W"] }] },
      } satisfies Ability,
    ],
  );
  const shock = card("single", [face("Jolt", { manaCost: ["R"], types: ["Instant"] })]);

  it("can't happen to a double-faced permanent that is face up, whatever it copies (712.16)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Villagers of Estwald", { label: "v", copyOf: { card: "Grizzly Bears" } }),
          the("Grizzly Bears", { label: "b" }),
          { meld: ["Graf Rats", "Midnight Scavengers"], label: "h" },
          the("Grizzly Bears", { faceDown: "plain", label: "d" }),
        ],
      },
    });
    expect(["v", "b", "h", "d"].map((label) => turnFaceDownRefusal(state, at(label))?.rules[0])).toEqual([
      "712.16",
      undefined,
      "712.16",
      "708.2b",
    ]);
  });

  it("a manifested card with morph has both ways up; one that is no creature has none (701.40b–c)", () => {
    const { state, at } = board(
      {
        ann: {
          battlefield: [
            the("Angel", { faceDown: "manifest", label: "a" }),
            the("Forest", { faceDown: "manifest", label: "f" }),
            the("Jolt", { faceDown: "manifest", label: "j" }),
          ],
        },
      },
      angel,
      shock,
    );
    expect(turnUpProcedures(state, at("a")).map(({ via }) => via)).toEqual(["morph", "mana-cost"]);
    expect(turnUpProcedures(state, at("f"))).toEqual([]);
    expect(turnUpProcedures(state, at("j"))).toEqual([]);
  });

  it("without its abilities it can't be turned up by morph, but still by its mana cost if manifested (702.37e, 701.40b)", () => {
    const { state, at } = board(
      {
        ann: {
          battlefield: [
            the("Angel", { faceDown: "manifest", label: "a" }),
            the("Angel", { faceDown: "morph", label: "b" }),
          ],
        },
      },
      angel,
    );
    const bare = withEffect(state, [at("a"), at("b")], [{ kind: "lose-all-abilities" }]);
    expect(turnUpProcedures(bare, at("a")).map(({ via }) => via)).toEqual(["mana-cost"]);
    expect(turnUpProcedures(bare, at("b"))).toEqual([]);
  });
});

describe("cards without a game", () => {
  it("are their front face everywhere but on the battlefield and stack (712.8a)", () => {
    expect(whatCardIs(villagers, { zone: "graveyard", face: "back" })).toMatchObject({
      face: { name: "Villagers of Estwald" },
      manaValue: 3,
      rules: ["712.8a"],
    });
    expect(whatCardIs(villagers, { zone: "battlefield", face: "back" })).toMatchObject({
      face: { name: "Howlpack of Estwald" },
      manaValue: 3,
      rules: ["712.8e", "202.3b"],
    });
    expect(whatCardIs(rats, { zone: "battlefield", melded: { partner: scavengers, result: host } })).toMatchObject({
      manaValue: 7,
    });
    expect(whatCardIs(rats, { zone: "battlefield", face: "back" }).face).toBeUndefined();
  });

  it("offer both faces of a modal card, but never cast a land (712.11b, 712.12)", () => {
    expect([castableFaces(rogue), playableLandFaces(rogue), castableFaces(villagers)]).toEqual([
      ["front"],
      ["back"],
      ["front"],
    ]);
  });

  it("can transform unless they are meld cards or would become a sorcery (712.4c, 712.10)", () => {
    expect([villagers, rogue, rats, startled].map((one) => canCardTransform(one))).toEqual([true, true, false, true]);
    expect(canCardTransform(startled, "back")).toBe(false);
    expect(canCardTransform(rogue, "front", november2023)).toBe(false);
  });

  it("have a name for each face (712.19)", () => {
    expect(namesOfCard(villagers)).toEqual(["Villagers of Estwald", "Howlpack of Estwald"]);
  });
});
