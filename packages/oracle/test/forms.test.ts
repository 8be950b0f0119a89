import { describe, expect, it } from "vitest";
import { permanent, sorcery } from "./compiling.ts";

const kinds = (text: string): readonly string[] => permanent(text).map((ability) => ability.kind);

describe("113.3 kinds of abilities by their form", () => {
  it.each([
    ["Flying, vigilance", ["keyword", "keyword"]],
    ["Morph {3}{U} (You may cast this card face down.)", ["keyword"]],
    ["{1}, {T}: Draw a card.", ["activated"]],
    ["−2: Draw a card.", ["activated"]],
    ["When this creature enters, draw a card.", ["triggered"]],
    ["Other creatures you control get +1/+1.", ["static"]],
    ["This creature enters tapped.", ["replacement"]],
    ["As this creature transforms into Test Bear, put two +1/+1 counters on it.", ["replacement"]],
    ["Transform this creature only if the moon is round.", ["unsupported"]],
  ])("reads “%s”", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("reads chapters with their numbers", () => {
    expect(permanent("I, II — Draw a card.")).toEqual([
      { kind: "triggered", triggers: [], chapters: [1, 2], effect: [{ kind: "draw", who: { kind: "you" }, count: 1 }] },
    ]);
  });

  it("keeps an ability word apart from the ability", () => {
    expect(permanent("Landfall — Whenever a land you control enters, draw a card.")[0]).toMatchObject({
      kind: "triggered",
      word: "Landfall",
    });
  });

  it("reads modes, each with targets of its own", () => {
    const [spell] = sorcery("Choose one —\n• Destroy target artifact.\n• Draw a card.");
    expect(spell?.kind === "spell" && spell.modal).toMatchObject({
      min: 1,
      max: 1,
      modes: [{ targets: [{ min: 1 }] }, { effect: [{ kind: "draw" }] }],
    });
  });

  it("gives up the whole ability where one sentence is not understood", () => {
    expect(kinds("When this creature enters, draw a card. Then everybody sings.")).toEqual(["unsupported"]);
  });

  it("reads a quoted ability as the ability of what gains it", () => {
    const [ability] = permanent('Enchanted creature has "{T}: Draw a card."');
    expect(ability).toMatchObject({
      kind: "static",
      affects: { kind: "attached" },
      modifications: [{ kind: "gain", abilities: [{ kind: "activated" }] }],
    });
  });
});

describe("701.27 turning instructions", () => {
  it.each([
    [
      "At the beginning of each upkeep, if no spells were cast last turn, transform this creature.",
      {
        condition: { kind: "last-turn-spells", what: "none" },
        effect: [{ kind: "transform", what: { kind: "self" } }],
      },
    ],
    ["When this creature is turned face up, draw a card.", { triggers: [{ kind: "turned-face-up" }] }],
    [
      "Whenever this creature transforms into Test Bear, you gain 1 life.",
      { triggers: [{ kind: "transforms", into: { kind: "name", name: "Test Bear" } }] },
    ],
    [
      "When this creature dies, return it to the battlefield transformed under its owner's control.",
      {
        effect: [
          {
            kind: "move",
            to: "battlefield",
            arrival: { transformed: true, under: { kind: "owner", of: { kind: "self" } } },
          },
        ],
      },
    ],
    [
      "When this creature enters, manifest the top card of your library.",
      { effect: [{ kind: "manifest", what: { kind: "library", from: "top", count: 1 } }] },
    ],
  ])("reads “%s”", (text, expected) => {
    expect(permanent(text)[0]).toMatchObject(expected);
  });
});
