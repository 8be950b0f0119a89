import { cards } from "@obverse/cards";
import { decode, encode, type GameState, hashOf, step } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { playOn, replay } from "./play.ts";
import { pool } from "./pool.ts";
import { Chance } from "./random.ts";
import { begin, randomSetUp } from "./start.ts";

const doubleFaced = pool().filter((card) => card.faces.length === 2 || card.meld !== undefined);

/** A game that was played by chance to its end. */
function play(seed: number) {
  const chance = new Chance(seed);
  const start = begin(randomSetUp({ cards: doubleFaced, life: 12 }, chance), cards);
  return playOn(start, { steps: 3000, checkEvery: 60 }, chance);
}

describe.each([3, 6])("two random decks of double-faced cards, drawn with seed %i,", (seed) => {
  const game = play(seed);

  it("play to the end of the game, and all that must be true stays true", () => {
    expect(game.failure).toBeUndefined();
    expect(game.ended).toBe("over");
  });

  it("replay to the same hash", () => {
    expect(hashOf(replay(game.start, game.inputs))).toBe(game.hash);
  });

  it("go on the same from a game that was written and read now and then", () => {
    const end = game.inputs.reduce((state: GameState, input, at) => {
      const back = at % 50 === 0 ? decode(encode(state)) : undefined;
      const result = step(back?.ok === true ? back.state : state, input);
      return result.ok ? result.state : state;
    }, game.start);
    expect(hashOf(end)).toBe(game.hash);
  });
});
