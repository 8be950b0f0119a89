import { type Action, type Answer, type Card, type CardSource, createGame, decisionOf, decode, encode, type GameState, hashOf, legalActions, resume, step } from "@obverse/core";
import { brokenInvariants } from "./invariants.ts";
import { Chance } from "./random.ts";
import { randomAnswer } from "./random-answer.ts";

/** A game played by chance: every input, the hash at the end, and what went wrong, if anything did. */
export interface RandomGame {
  readonly seed: number;
  readonly inputs: readonly (Action | Answer)[];
  readonly start: GameState;
  readonly end: GameState;
  readonly hash: string;
  readonly over: boolean;
  readonly failure?: string;
}

/** How a random game is set up. */
export interface RandomGameOptions {
  readonly seed: number;
  readonly steps: number;
  readonly cards: readonly Card[];
  readonly source: CardSource;
  readonly deckSize?: number;
  /** How often the invariants are checked, in steps. Absent: after each. */
  readonly checkEvery?: number;
}

/** Plays one game between two players with decks drawn from the cards, with random legal actions and answers. */
export function playRandomGame(options: RandomGameOptions): RandomGame {
  const chance = new Chance(options.seed);
  const start = startOf(options, chance);
  return playOn(start, options, chance);
}

/** Plays on from a state by chance. */
export function playOn(start: GameState, { seed, steps, checkEvery = 1 }: Pick<RandomGameOptions, "seed" | "steps" | "checkEvery">, chance: Chance): RandomGame {
  const inputs: (Action | Answer)[] = [];
  let state = start;
  let failure: string | undefined;
  for (let count = 0; count < steps && failure === undefined; count++) {
    const decision = decisionOf(state);
    if (decision === undefined) break;
    try {
      if (count % checkEvery === 0) {
        const [broken] = brokenInvariants(state);
        if (broken !== undefined) throw new Error(broken);
      }
      const input = decision.kind === "priority" ? randomAction(state, chance) : randomAnswer(decision, chance);
      const before = encode(state);
      const result = step(state, input);
      inputs.push(input);
      if (encode(state) !== before) throw new Error("a step changed the state it was given");
      if (result.ok) {
        const back = decode(encode(result.state));
        state = back.ok ? back.state : result.state;
      } else if (result.refusal.code !== "unsupported-ability") throw new Error(`refused ${JSON.stringify(input)}: ${JSON.stringify(result.refusal)}`);
      else {
        // What isn't supported is refused; play goes on without it, from where priority is.
        const passed = state.pending === undefined ? step(state, { kind: "pass" }) : result;
        if (!passed.ok) break;
        state = passed.state;
        inputs[inputs.length - 1] = { kind: "pass" };
      }
    } catch (error) {
      failure = `after ${count} steps, at ${JSON.stringify(decision).slice(0, 300)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
  }
  return { seed, inputs, start, end: state, hash: hashOf(state), over: state.over !== undefined, ...(failure === undefined ? {} : { failure }) };
}

/** Plays the same inputs again; the hash must be the same. */
export function replay(game: RandomGame): string {
  let state = game.start;
  for (const input of game.inputs) {
    const result = step(state, input);
    if (!result.ok) throw new Error(`replay refused ${JSON.stringify(input)}`);
    state = result.state;
  }
  return hashOf(state);
}

function randomAction(state: GameState, chance: Chance): Action {
  if (state.next.kind !== "priority" || chance.below(3) === 0) return { kind: "pass" };
  const actions = legalActions(state, state.next.player).map(({ action }) => action);
  return actions.length === 0 ? { kind: "pass" } : chance.pick(actions);
}

function startOf({ cards, source, deckSize = 40 }: RandomGameOptions, chance: Chance): GameState {
  const lands = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
  const deck = () => Array.from({ length: deckSize }, (_, at) => (at % 3 === 0 ? { card: chance.pick(lands) } : { card: chance.pick(cards) }));
  const player = (id: string) => {
    const all = deck();
    return { id, hand: all.slice(0, 7), library: all.slice(7) };
  };
  const made = createGame({ mana: chance.below(2) === 0 ? "unlimited" : "exact", players: [player("Ann"), player("Ben")], turn: { step: "untap", previous: "none", number: 1 } }, source);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const begun = resume(made.state);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.state;
}
