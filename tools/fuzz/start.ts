import { type Card, type CardSource, createGame, type GameSetup, type GameState, resume } from "@obverse/core";
import type { Chance } from "./random.ts";

/** How a random game is set up. */
export interface StartOptions {
  /** What decks are drawn from; a name stands for the card that the source knows by it. */
  readonly cards: readonly (Card | string)[];
  readonly source: CardSource;
  readonly players?: 2 | 3 | 4;
  readonly deckSize?: number;
  /** Absent: 20. */
  readonly life?: number;
}

const NAMES = ["Ann", "Ben", "Cid", "Dee"];
const LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

/** A set-up with a random deck for each player: a third lands, the rest drawn from the cards. */
export function randomSetUp(
  { cards, players = 2, deckSize = 40, life = 20 }: Omit<StartOptions, "source">,
  chance: Chance,
): GameSetup {
  const player = (id: string): GameSetup["players"][number] => {
    const deck = Array.from({ length: deckSize }, (_, at) => ({
      card: at % 3 === 0 ? chance.pick(LANDS) : chance.pick(cards),
    }));
    return { id, life, hand: deck.slice(0, 7), library: deck.slice(7) };
  };
  return {
    mana: chance.below(2) === 0 ? "unlimited" : "exact",
    players: NAMES.slice(0, players).map(player),
    turn: { step: "untap", previous: "none", number: 1 },
  };
}

/** The first state of a game that waits for an input. */
export function begin(setUp: GameSetup, source: CardSource): GameState {
  const made = createGame(setUp, source);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const begun = resume(made.state);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.state;
}
