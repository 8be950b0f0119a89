import { createGame, type GameSetup, type GameState, type Input, resume, step } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ALL, sourceOf } from "./support/cards.ts";

const cards = sourceOf(...ALL);
/** The problems of a value given for a set-up, whatever it is. */
const problemsOf = (setup: unknown) => {
  const made = createGame(setup as GameSetup, cards);
  return made.ok ? [] : made.problems.map(({ code, at, detail }) => [code, at, detail]);
};
const ofPlayer = (spec: object) => problemsOf({ players: [{ id: "Ann", ...spec }, { id: "Ben" }] });
const BEARS = "Grizzly Bears";

describe("a set-up of the wrong shape", () => {
  it.each([undefined, null, 3, "x", [], {}])("is none: %j", (setup) => {
    expect(problemsOf(setup)).toEqual([["wrong-shape", expect.any(String), expect.any(String)]]);
  });

  it.each([
    [{ life: "x" }, "life", "integer"],
    [{ life: 1.5 }, "life", "integer"],
    [{ life: Number.NaN }, "life", "integer"],
    [{ poison: -3 }, "poison", "integer >= 0"],
    [{ id: 7 }, "id", "string"],
    [{ pool: ["Q"] }, "pool.0", '"W" | "U" | "B" | "R" | "G" | "C"'],
    [{ hand: "Clone" }, "hand", '[{ card: "Clone" }]'],
    [{ hand: ["Clone"] }, "hand.0", '{ card: "Clone" }'],
    [{ hand: [null] }, "hand.0", "{ card: string }"],
    [{ hand: new Array(1) }, "hand.0", "{ card: string }"],
    [{ hand: [{}] }, "hand.0", "{ card: string }"],
    [{ hand: [{ card: {} }] }, "hand.0.card", "string | Card"],
    [{ battlefield: [{ card: BEARS, copyOf: BEARS }] }, "battlefield.0.copyOf", "{ label: string } | { card: string }"],
    [{ battlefield: [{ card: BEARS, copyOf: {} }] }, "battlefield.0.copyOf", "{ label: string } | { card: string }"],
    [{ battlefield: [{ meld: BEARS }] }, "battlefield.0.meld", "[string | Card, string | Card]"],
  ])("is a problem of a player: %j", (spec, at, expected) => {
    expect(ofPlayer(spec)).toEqual([["wrong-shape", `players.0.${at}`, expected]]);
  });

  it.each([
    [{ face: "side" }, "face", '"front" | "back"'],
    [{ faceDown: "foo" }, "faceDown", '"morph"'],
    [{ counters: { "+1/+1": "a" } }, "counters.+1/+1", "integer >= 0"],
    [{ counters: { "+1/+1": -1 } }, "counters.+1/+1", "integer >= 0"],
    [{ tapped: "no" }, "tapped", "true"],
    [{ chosen: { color: null } }, "chosen.color", "string | number"],
  ])("is a problem of an object: %j", (spec, at, expected) => {
    expect(ofPlayer({ battlefield: [{ card: BEARS, ...spec }] })).toEqual([
      ["wrong-shape", `players.0.battlefield.0.${at}`, expect.stringContaining(expected)],
    ]);
  });

  it("has keys that nothing has, and is told those that there are", () => {
    expect(ofPlayer({ hnd: [] })).toEqual([["unknown-key", "players.0.hnd", expect.stringContaining("hand")]]);
    expect(ofPlayer({ hand: [{ card: BEARS, constructor: 1 }] })).toEqual([
      ["unknown-key", "players.0.hand.0.constructor", expect.stringContaining("card, meld")],
    ]);
    expect(problemsOf({ players: [{ id: "Ann" }], plyers: [] })).toEqual([
      ["unknown-key", "plyers", expect.stringContaining("players")],
    ]);
  });

  it.each([
    [{ edition: "yesterday" }, "wrong-shape", "edition"],
    [{ mana: "some" }, "wrong-shape", "mana"],
    [{ turn: { step: "lunch" } }, "wrong-shape", "turn.step"],
    [{ turn: { previous: "Ann" } }, "wrong-shape", "turn.previous"],
    [{ turn: { active: "Cat" } }, "no-such-player", "turn.active"],
    [{ turn: { previous: { player: "Cat", spells: {} } } }, "no-such-player", "turn.previous.player"],
  ])("is a problem of the game: %j", (more, code, at) => {
    expect(problemsOf({ players: [{ id: "Ann" }], ...more })).toEqual([[code, at, expect.any(String)]]);
  });

  it("is none where a key is undefined, a flag is false, or a label is any word", () => {
    const object = { card: BEARS, tapped: false, face: undefined, label: "constructor" };
    expect(ofPlayer({ life: undefined, battlefield: [object] })).toEqual([]);
  });
});

describe("an input that is none", () => {
  const state = ((): GameState => {
    const players = [{ id: "Ann", hand: [{ card: BEARS }] }, { id: "Ben" }];
    const made = createGame({ players, mana: "unlimited" }, cards);
    if (!made.ok) throw new Error("no game");
    const ready = resume(made.state);
    if (!ready.ok) throw new Error("no game");
    return ready.state;
  })();
  const refusalOf = (input: unknown) => {
    const done = step(state, input as Input);
    return done.ok ? undefined : done.refusal.code;
  };

  it.each([null, undefined, "pass", 1, {}])("is no action: %j", (input) => {
    expect(refusalOf(input)).toBe("no-such-action");
  });

  it.each(["cast", "play-land", "activate", "turn-face-up", "special", "transform", "convert"])(
    "names no object but by its number: %s",
    (kind) => {
      for (const object of [[1], "1", 1.5, 2 ** 32 + 1, Number.NaN, null, undefined])
        expect(refusalOf({ kind, object }), String(object)).toBe("no-such-object");
    },
  );

  it("names one by its number", () => {
    expect(refusalOf({ kind: "cast", object: 1 })).toBeUndefined();
    expect(refusalOf({ kind: "pass" })).toBeUndefined();
  });
});
