import { describe, expect, it } from "vitest";
import { played, playedText } from "./support.ts";

describe("references", () => {
  const players = {
    P1: { battlefield: ["Plain Bear", { card: "Plain Bear", as: "second" }, { card: "Day Man", as: "wolf" }] },
    P2: { battlefield: ["Plain Bear"] },
  };

  it("follow a label from zone to zone", () => {
    const steps = [
      { effect: { bounce: ["wolf"] } },
      { expect: { objects: { wolf: { zone: "hand", sameObject: false } } } },
    ];
    expect(played({ players, steps })).toMatchObject({ status: "pass" });
  });

  it("name an object by either face of its card", () => {
    const steps = [{ expect: { objects: { "Night Wolf": { name: "Day Man" } } } }];
    expect(played({ players, steps }).status).toBe("pass");
  });

  it("are narrowed by a player and by number", () => {
    const steps = [
      {
        expect: {
          objects: {
            "P2/Plain Bear": { controller: "P2" },
            "Plain Bear#2": { controller: "P1" },
            "Plain Bear#3": { controller: "P2" },
          },
        },
      },
    ];
    expect(played({ players, steps })).toMatchObject({ status: "pass" });
  });

  it("that fit two objects are an error that lists them", () => {
    const result = played({
      players: { P1: { battlefield: ["Plain Bear", "Plain Bear"] } },
      steps: [{ effect: { tap: ["Plain Bear"] } }],
    });
    expect(result.status).toBe("error");
    expect(result.failures[0]?.actual).toEqual({ ambiguous: ["Plain Bear#1", "Plain Bear#2"] });
  });

  it("give what an effect creates the label written there", () => {
    const steps = [
      { effect: { createToken: { copyOf: "wolf" }, as: "twin" } },
      { effect: { transform: ["twin"] } },
      { expect: { objects: { twin: { token: true, name: "Night Wolf", face: "back" } } } },
    ];
    expect(played({ players, steps: steps as never })).toMatchObject({ status: "pass" });
  });
});

describe("illegal steps", () => {
  const players = {
    P1: {
      battlefield: [
        { card: "Small Wall", as: "wall" },
        { card: "Plain Bear", sick: true, as: "new" },
      ],
      hand: ["Small Bolt"],
    },
    P2: { hand: ["Twin Bolt"] },
  };

  it.each([
    ["a defender attacks", { attack: ["wall"], illegal: "702.3b" }],
    ["a creature attacks in the turn it came", { attack: ["new"], illegal: "302.6" }],
    [
      "a sorcery is cast in another's turn",
      { cast: "Twin Bolt", by: "P2", targets: ["wall", "new"], illegal: "307.1" },
    ],
  ])("are refused with their rule and leave the game as it was: %s", (_, step) => {
    expect(
      played({ players, steps: [step as never, { expect: { objects: { wall: { tapped: false } }, stack: [] } }] }),
    ).toMatchObject({ status: "pass" });
  });

  it("that are legal are a failure", () => {
    const result = played({ players, steps: [{ cast: "Small Bolt", targets: ["wall"], illegal: true }] });
    expect(result).toMatchObject({ status: "fail", failures: [{ step: 1, expected: true, actual: "legal" }] });
  });

  it("with another rule are a failure that names the rules cited", () => {
    const result = played({ players, steps: [{ attack: ["wall"], illegal: "702.2b" }] });
    expect(result.status).toBe("fail");
    expect(result.failures[0]?.rules).toContain("702.3b");
  });
});

describe("choices", () => {
  const players = {
    P1: { battlefield: [{ card: "Plain Bear", as: "a" }], hand: ["Small Bolt", "Twin Bolt"] },
    P2: { battlefield: [{ card: "Plain Bear", as: "b" }] },
  };

  it("left open are an error that lists the options", () => {
    const result = played({ players, steps: [{ cast: "Small Bolt" }] });
    expect(result.status).toBe("error");
    expect(JSON.stringify(result.failures[0]?.actual)).toContain('"b"');
  });

  it("are distributed over the slots for targets", () => {
    const steps = [
      { cast: "Twin Bolt", targets: ["a", "b"] },
      { expect: { stack: [{ kind: "spell", name: "Twin Bolt", targets: ["a", "b"] }] } },
      { resolve: "all" },
      { expect: { events: [{ event: "dies", count: 2 }] } },
    ];
    expect(played({ players, steps: steps as never })).toMatchObject({ status: "pass" });
  });

  it("that nothing asks for are an error", () => {
    const result = played({ players, steps: [{ effect: { tap: ["a"] }, answers: [{ pick: ["a"] }] }] });
    expect(result).toMatchObject({ status: "error", failures: [{ actual: { "unused-answer": [{ pick: ["a"] }] } }] });
  });

  it("are tried where only legality is asked", () => {
    const steps = [
      {
        expect: {
          legal: [
            { cast: "Small Bolt", ok: true },
            { cast: "Twin Bolt", targets: ["a", "P2"], ok: false },
          ],
        },
      },
      { expect: { players: { P1: { handSize: 2 } }, stack: [] } },
    ];
    expect(played({ players, steps: steps as never })).toMatchObject({ status: "pass" });
  });
});

describe("going on", () => {
  it("stops when the step has begun, whosever turn is named", () => {
    const steps = [
      { advance: "upkeep", turn: "P2" },
      { expect: { players: { P2: { handSize: 0 } }, events: [{ event: "drawn", count: 0 }] } },
      { advance: "main1" },
      { expect: { players: { P2: { handSize: 1 } } } },
    ];
    expect(played({ players: { P1: {}, P2: {} }, steps: steps as never })).toMatchObject({ status: "pass" });
  });

  it("passes priority on to the player of a step, but not so far that something resolves", () => {
    const players = {
      P1: { hand: [{ card: "Small Bolt", as: "one" }] },
      P2: { hand: [{ card: "Small Bolt", as: "two" }] },
    };
    const reply = [
      { cast: "one", targets: ["P2"] },
      { cast: "two", targets: ["P1"] },
      { expect: { stack: [{ source: "two" }, { source: "one" }] } },
      { resolve: "top" },
      { expect: { players: { P1: { life: 18 }, P2: { life: 20 } } } },
    ];
    expect(played({ players, steps: reply as never })).toMatchObject({ status: "pass" });
    const late = played({ players, steps: [{ cast: "one", targets: ["P2"] }, { pass: "P1" }, { pass: "P1" }] });
    expect(late).toMatchObject({ status: "error", failures: [{ step: 3, actual: { "would-resolve": "P2" } }] });
  });
});

describe("a scenario's own cards", () => {
  it("are read as public card JSON, mana values with a point too, and hide others of the same name", () => {
    const text = `cards: [{ "name": "Plain Bear", "layout": "normal", "mana_cost": "{4}", "cmc": 4.0, "type_line": "Artifact", "oracle_text": "" }]
players: { P1: { battlefield: [Plain Bear] } }
steps:
  - expect: { objects: { Plain Bear: { types: [Artifact], manaValue: 4 } } }
`;
    expect(playedText(text)).toMatchObject({ status: "pass" });
  });
});

describe("comparisons", () => {
  it("tell step, place, line, what was expected and what is", () => {
    const result = playedText(`players: { P1: { battlefield: [Plain Bear] } }
steps:
  - expect:
      objects:
        Plain Bear: { power: 3 }
`);
    expect(result.failures).toMatchObject([
      { step: 1, at: "expect.objects.Plain Bear.power", expected: 3, actual: 2, line: 8 },
    ]);
  });

  it.each([
    [{ keywords: ["defender"] }, "pass"],
    [{ keywords: [] }, "fail"],
    [{ keywords: { has: ["defender"], lacks: ["haste"] } }, "pass"],
    [{ types: ["Creature"], subtypes: ["Wall"], colors: ["W"] }, "pass"],
    [{ power: { not: 1 }, toughness: { atLeast: 4 } }, "pass"],
    [{ counters: {} }, "pass"],
    [{ loyalty: null, attachedTo: null }, "pass"],
    [{ manaCost: "{W}", manaValue: 1 }, "pass"],
    [{ face: "back" }, "fail"],
    [{ exists: false }, "fail"],
  ])("of %o with a wall: %s", (expected, status) => {
    expect(
      played({
        players: { P1: { battlefield: ["Small Wall"] } },
        steps: [{ expect: { objects: { "Small Wall": expected } } }],
      }).status,
    ).toBe(status);
  });
});
