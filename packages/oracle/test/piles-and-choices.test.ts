import { describe, expect, it } from "vitest";
import { permanent, sorcery } from "./compiling.ts";

describe("700.3 piles", () => {
  it("reads who separates, who chooses, and where both piles go", () => {
    const [spell] = sorcery(
      "Look at the top four cards of your library and separate them into a face-down pile and a face-up pile. An opponent chooses one of the piles. Put that pile into your hand and the other into your graveyard.",
    );
    expect(spell).toMatchObject({
      kind: "spell",
      effect: [
        { kind: "look-at" },
        { kind: "separate", hit: "b", rest: "c", down: "first" },
        { kind: "choose-pile", who: { kind: "choose", from: { kind: "opponents" } }, as: "d" },
        { kind: "move", what: { kind: "bound", name: "d" }, to: "hand" },
        { kind: "move", what: { kind: "except" }, to: "graveyard" },
      ],
    });
  });
});

describe("608.2 words that an instruction must not lose", () => {
  it("says what X is for a target", () => {
    const [spell] = sorcery(
      "Destroy target creature with power X or less, where X is the number of lands you control.",
    );
    expect(JSON.stringify(spell)).not.toContain('{"kind":"x"}');
  });

  it("says what X is for a payment", () => {
    const [spell] = sorcery("Counter target spell unless its controller pays {X}, where X is your devotion to blue.");
    expect(spell).toMatchObject({ effect: [{ kind: "pay", cost: [{ kind: "mana", times: { kind: "devotion" } }] }] });
  });

  it("keeps the zone that spells are cast from", () => {
    expect(permanent("Spells you cast from your graveyard cost {2} less to cast.")).toMatchObject([
      { rules: [{ what: { of: [{ kind: "spell" }, { kind: "cast-from", zone: "graveyard" }] } }] },
    ]);
  });

  it("leaves out of the rest what was exiled among the cards looked at", () => {
    const [spell] = sorcery(
      "Look at the top four cards of your library, exile one of them face down, then put the rest on the bottom of your library in a random order.",
    );
    expect(spell).toMatchObject({ effect: [{}, { kind: "exile" }, { kind: "move", what: { kind: "except" } }] });
  });

  it("keeps with its source what another ability calls chosen", () => {
    const [entering] = permanent(
      "When this creature enters, choose a creature an opponent controls.\nWhen the chosen creature leaves the battlefield, draw a card.",
    );
    expect(entering).toMatchObject({ effect: [{ kind: "choose", keep: true }] });
  });
});

describe("603.4 and 701 conditions and costs by their own words", () => {
  it.each([
    ["Waterbend {8}: Draw a card.", { cost: [{ kind: "mana", mana: ["8"], waterbend: true }] }],
    [
      "Whenever another creature dies, if this is the fourth time this ability has resolved this turn, draw a card.",
      { condition: { kind: "resolved-times", nth: 4 } },
    ],
    [
      "Whenever you turn a permanent face up, draw a card.",
      { triggers: [{ kind: "turned-face-up", who: { kind: "you" } }] },
    ],
    ["Whenever a creature blocking this creature dies, draw a card.", { triggers: [{ kind: "dies" }] }],
    [
      "When this creature enters, exchange control of two target creatures.",
      { effect: [{ kind: "exchange-control" }] },
    ],
  ])("reads “%s”", (text, expected) => {
    expect(permanent(text)).toMatchObject([expected]);
  });
});
