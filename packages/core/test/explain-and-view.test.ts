import { canSee, characteristics, explain, type RuleKey, view } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ANN, BEN, board, copyOf, the, withEffect } from "./support/board.ts";
import { card, face } from "./support/cards.ts";

const cited = (steps: readonly { readonly rules: readonly RuleKey[] }[]) => steps.flatMap(({ rules }) => rules);

describe("the explanation of a value", () => {
  const { state, at } = board({
    ann: {
      battlefield: [
        the("Howlpack of Estwald", { face: "back", label: "wolf" }),
        { meld: ["Graf Rats", "Midnight Scavengers"], label: "host" },
        the("Villagers of Estwald", { faceDown: "manifest", label: "hidden", counters: { "+1/+1": 1 } }),
        the("Clone", { label: "clone", copyOf: { label: "wolf" } }),
      ],
    },
  });

  it.each([
    ["wolf", "manaValue", ["712.8e", "202.3b"]],
    ["wolf", "name", ["712.8e"]],
    ["host", "manaValue", ["202.3c"]],
    ["host", "power", ["712.8g"]],
    ["hidden", "power", ["708.2a", "613.4c"]],
    ["hidden", "name", ["708.2a"]],
    ["clone", "manaValue", ["202.3b", "707.2"]],
  ] as const)("of %s's %s cites %j", (label, property, rules) => {
    expect(cited(explain(state, at(label), property))).toEqual(expect.arrayContaining([...rules]));
  });

  it("ends with the value itself", () => {
    const steps = explain(state, at("hidden"), "power");
    expect(steps.map(({ value }) => value)).toEqual([2, 3]);
    expect(characteristics(state, at("hidden")).power).toBe(3);
  });

  it("tells a copy from the printed face", () => {
    const copied = withEffect(state, [at("wolf")], [{ kind: "copy-of", source: copyOf(state, at("host")) }]);
    expect(explain(copied, at("wolf"), "name").map(({ stage, value }) => [stage, value])).toEqual([
      ["printed", "Howlpack of Estwald"],
      ["1a", "Chittering Host"],
    ]);
  });

  it("tells the abilities of a copy from printed ones that have the same keys", () => {
    const { state: now, at: which } = board(
      { ann: { battlefield: [the("Flier", { label: "flier" }), the("Runner", { label: "runner" })] } },
      card("single", [
        face("Flier", { types: ["Creature"], abilities: [{ kind: "keyword", keyword: { name: "flying" } }] }),
      ]),
      card("single", [
        face("Runner", { types: ["Creature"], abilities: [{ kind: "keyword", keyword: { name: "haste" } }] }),
      ]),
    );
    const copied = withEffect(now, [which("flier")], [{ kind: "copy-of", source: copyOf(now, which("runner")) }]);
    expect(explain(copied, which("flier"), "abilities")).toMatchObject([
      { stage: "printed", abilities: [{ keyword: { name: "flying" } }] },
      { stage: "1a", rules: ["707.2", "613.2a"], abilities: [{ keyword: { name: "haste" } }] },
    ]);
  });
});

describe("what a player may know", () => {
  const telepathy = card("single", [
    face("Open Minds", {
      types: ["Enchantment"],
      abilities: [{ kind: "static", rules: [{ kind: "play-revealed", who: { kind: "opponents" }, what: "hand" }] }],
    }),
  ]);
  const lens = card("single", [
    face("Glass", {
      types: ["Artifact"],
      abilities: [{ kind: "static", rules: [{ kind: "look-at", who: { kind: "you" }, what: "face-down" }] }],
    }),
  ]);
  const spec = {
    ann: {
      hand: [the("Villagers of Estwald", { label: "held" })],
      library: [the("Grizzly Bears", { label: "top" })],
      battlefield: [the("Blackbloom Rogue", { faceDown: "manifest", label: "down" } as const)],
      exile: [the("Forest", { faceDown: "plain", label: "away" } as const)],
    },
  };

  it("is their own hand and face-down permanents, no library and no card exiled face down (708.5, 406.3)", () => {
    const { state, at } = board(spec);
    expect(["held", "top", "down", "away"].map((label) => canSee(state, ANN, at(label)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(["held", "top", "down", "away"].map((label) => canSee(state, BEN, at(label)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("grows by effects that reveal a hand or let them look", () => {
    const { state, at } = board({ ...spec, ben: { battlefield: [the("Open Minds"), the("Glass")] } }, telepathy, lens);
    expect(["held", "top", "down", "away"].map((label) => canSee(state, BEN, at(label)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it("is all that a view holds: no name of a hidden card is in it", () => {
    const { state } = board(spec);
    const text = JSON.stringify(view(state, BEN));
    for (const name of ["Villagers", "Howlpack", "Grizzly", "Blackbloom", "Forest"]) expect(text).not.toContain(name);
    expect(JSON.stringify(view(state, ANN))).toContain("Blackbloom Rogue");
    expect(view(state, "spectator").players[0]).toMatchObject({ handSize: 1, librarySize: 1, hand: [], library: [] });
  });
});
