import { describe, expect, it } from "vitest";
import { permanent, sorcery } from "./compiling.ts";

const creature = (color: string) => ({
  kind: "all",
  of: [
    { kind: "color", color },
    { kind: "type", type: "creature" },
  ],
});

describe("several things, each with its article", () => {
  it("are all sacrificed", () => {
    const [ability] = permanent("{T}, Sacrifice a green creature, a white creature, and a blue creature: Draw a card.");
    expect(ability).toMatchObject({
      cost: [
        { kind: "tap-self" },
        { kind: "sacrifice", what: creature("G"), count: 1 },
        { kind: "sacrifice", what: creature("W"), count: 1 },
        { kind: "sacrifice", what: creature("U"), count: 1 },
      ],
    });
  });

  it("are all asked for", () => {
    const [ability] = permanent(
      "Whenever this creature attacks, if you control an artifact and an enchantment, draw a card.",
    );
    expect(ability).toMatchObject({ condition: { kind: "and", of: [{ kind: "compare" }, { kind: "compare" }] } });
  });

  it("are alternatives where “or” joins the last", () => {
    const [ability] = permanent("{T}, Sacrifice a green creature, a white creature, or a blue creature: Draw a card.");
    expect(ability).toMatchObject({ cost: [{ kind: "tap-self" }, { kind: "sacrifice", count: 1 }] });
  });

  it("are chosen from the same cards, and may each be left out after “and/or”", () => {
    const [spell] = sorcery(
      "Reveal the top four cards of your library. You may put a creature card and/or a land card from among them into your hand. Put the rest into your graveyard.",
    );
    const from = { kind: "choose-from", from: { kind: "bound", name: "a" }, min: 0, max: 1 };
    expect(spell).toMatchObject({
      effect: [
        { kind: "reveal" },
        { kind: "may", steps: [{ kind: "move", what: { kind: "union", of: [from, from] } }] },
        { kind: "move", what: { kind: "except" } },
      ],
    });
  });
});

describe("cards looked at", () => {
  it("are none of the rest once they were cloaked", () => {
    const [spell] = sorcery(
      "Look at the top five cards of your library, cloak two of them, and put the rest on the bottom of your library in a random order.",
    );
    expect(spell).toMatchObject({
      effect: [
        { kind: "look-at", as: "a" },
        { kind: "cloak", as: "b" },
        {
          kind: "move",
          what: { kind: "except", of: { kind: "bound", name: "a" }, without: { kind: "bound", name: "b" } },
        },
      ],
    });
  });
});

describe("115 what becomes a target", () => {
  it("isn't what is countered", () => {
    const [ability] = permanent(
      "Whenever this creature becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}.",
    );
    expect(ability).toMatchObject({
      effect: [
        {
          kind: "pay",
          who: { kind: "controller", of: { kind: "event", role: "spell" } },
          otherwise: [{ kind: "counter", what: { kind: "event", role: "spell" } }],
        },
      ],
    });
  });
});

describe("603.1 what an ability waits for", () => {
  it("ends at the comma where no “or” follows", () => {
    const [ability] = permanent("Whenever you scry, manifest dread, then put a +1/+1 counter on that creature.");
    expect(ability).toMatchObject({
      triggers: [{ kind: "action", action: "scry" }],
      effect: [{ kind: "manifest-dread" }, { kind: "counters" }],
    });
  });
});
