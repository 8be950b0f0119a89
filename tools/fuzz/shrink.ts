import type { CardSource, GameSetup, GameState } from "@obverse/core";
import { step } from "@obverse/core";
import { freeze } from "./freeze.ts";
import { brokenInvariants } from "./invariants.ts";
import type { Inputs } from "./play.ts";
import { begin } from "./start.ts";

/** A game that goes wrong: how it was set up, and what was given to the engine. */
export interface FailingGame {
  readonly setUp: GameSetup;
  readonly inputs: Inputs;
}

/** The card that stands where any other would do. */
const FILLER = "Wastes";

/** A smaller game that goes wrong in the same way: cards that don't matter are Wastes, inputs that don't matter are gone. */
export function shrink(game: FailingGame, source: CardSource): FailingGame {
  const wrong = whatGoesWrong(game, source);
  if (wrong === undefined) return game;
  const fails = (smaller: FailingGame): boolean => whatGoesWrong(smaller, source) === wrong;
  let now = game;
  for (;;) {
    const before = now;
    const inputs = withoutMost(now.inputs, (fewer) => fails({ ...now, inputs: fewer }));
    now = withFiller({ ...now, inputs }, fails);
    if (now.inputs.length === before.inputs.length && namesOf(now).length === namesOf(before).length) return now;
  }
}

/** What goes wrong as the inputs are given, those that are refused apart: the first thing that isn't true, or the error. Nothing: all is well. */
export function whatGoesWrong({ setUp, inputs }: FailingGame, source: CardSource): string | undefined {
  try {
    let state: GameState = freeze(begin(setUp, source));
    for (const input of inputs) {
      const result = step(state, input);
      if (result.ok) state = freeze(result.state);
      const [broken] = brokenInvariants(state);
      if (broken !== undefined) return kindOf(broken);
    }
    return undefined;
  } catch (error) {
    return kindOf(error instanceof Error ? error.message : String(error));
  }
}

/** Numbers differ from game to game; the words tell the kind of fault. */
const kindOf = (text: string): string => text.replace(/\d+/g, "#");

/** Leaves out runs of items, long ones first, as long as what is left still fails. */
function withoutMost<T>(items: readonly T[], fails: (fewer: readonly T[]) => boolean): readonly T[] {
  let left = items;
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < left.length; ) {
      const fewer = [...left.slice(0, at), ...left.slice(at + size)];
      if (fewer.length < left.length && fails(fewer)) left = fewer;
      else at += size;
    }
  }
  return left;
}

function withFiller(game: FailingGame, fails: (smaller: FailingGame) => boolean): FailingGame {
  let now = game;
  for (const name of namesOf(game)) {
    const smaller = replaced(now, name);
    if (fails(smaller)) now = smaller;
  }
  return now;
}

function namesOf({ setUp }: FailingGame): readonly string[] {
  const all = setUp.players.flatMap(({ hand = [], library = [] }) => [...hand, ...library].map(nameOf));
  return [...new Set(all)].filter((name) => name !== FILLER);
}

function replaced({ setUp, inputs }: FailingGame, name: string): FailingGame {
  type Objects = NonNullable<GameSetup["players"][number]["hand"]>;
  const fill = (objects: Objects = []): Objects =>
    objects.map((object) => (nameOf(object) === name ? { ...object, card: FILLER } : object));
  return {
    setUp: {
      ...setUp,
      players: setUp.players.map((player) => ({ ...player, hand: fill(player.hand), library: fill(player.library) })),
    },
    inputs,
  };
}

const nameOf = ({ card }: NonNullable<GameSetup["players"][number]["hand"]>[number]): string =>
  typeof card === "object" && card !== null && "name" in card ? card.name : String(card);
