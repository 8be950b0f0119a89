import { cards } from "@obverse/cards";
import { describe, expect, it } from "vitest";
import { shrink, whatGoesWrong } from "./shrink.ts";

const game = {
  setUp: {
    players: [
      { id: "Ann", hand: [{ card: "Forest" }, { card: "Delver of Secrets" }], library: [{ card: "Island" }] },
      { id: "Ben", library: [{ card: "Island" }] },
    ],
  },
  inputs: [{ kind: "pass" }, { kind: "pass" }],
} as const;

describe("a game in which nothing goes wrong", () => {
  it("is not shrunk", () => {
    expect(whatGoesWrong(game, cards)).toBeUndefined();
    expect(shrink(game, cards)).toBe(game);
  });
});
