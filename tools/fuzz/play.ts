import {
  type Action,
  type Answer,
  decisionOf,
  decode,
  encode,
  type GameState,
  hashOf,
  legalActions,
  step,
} from "@obverse/core";
import { freeze } from "./freeze.ts";
import { brokenInvariants } from "./invariants.ts";
import { unsoundActions } from "./legality.ts";
import type { Chance } from "./random.ts";
import { randomAnswer } from "./random-answer.ts";
import { randomEffect } from "./random-effect.ts";

/** What was given to the engine: actions and answers. */
export type Inputs = readonly (Action | Answer)[];

/** A game played by chance: every input that was accepted, the hash at the end, and what went wrong, if anything did. */
export interface RandomGame {
  readonly inputs: Inputs;
  readonly start: GameState;
  readonly end: GameState;
  readonly hash: string;
  /** How it ended: the game was over, the steps were used up, or nothing could go on without something unsupported. */
  readonly ended: "over" | "steps" | "unsupported";
  /** What couldn't be carried out, where that ended it. */
  readonly unsupported?: string;
  readonly failure?: Failure;
}

/** What went wrong, and the input that was not accepted, if it was one. */
export interface Failure {
  readonly what: string;
  readonly input?: Action | Answer;
  readonly trace?: string;
}

/** How far a game is played and how often it is checked. */
export interface PlayOptions {
  readonly steps: number;
  /** How often all that must be true is checked, in steps. */
  readonly checkEvery: number;
  /** One in so many actions is something that just happens. Absent: none is. */
  readonly effectEvery?: number;
}

/** Plays on from a state by chance, checking what must be true. */
export function playOn(start: GameState, { steps, checkEvery, effectEvery }: PlayOptions, chance: Chance): RandomGame {
  const inputs: (Action | Answer)[] = [];
  let state = freeze(start);
  const end = (ended: RandomGame["ended"], more: Pick<RandomGame, "unsupported" | "failure"> = {}): RandomGame => ({
    inputs,
    start,
    end: state,
    hash: hashOf(state),
    ended,
    ...more,
  });
  for (let count = 0; count < steps; count++) {
    const decision = decisionOf(state);
    if (decision === undefined) return end("over");
    let input: Action | Answer | undefined;
    try {
      if (count % checkEvery === 0) {
        const [broken] = [...brokenInvariants(state), ...unsoundActions(state, chance)];
        if (broken !== undefined) return end("steps", { failure: { what: broken } });
        const back = decode(encode(state));
        if (back.ok) state = freeze(back.state);
      }
      input = decision.kind === "priority" ? randomAction(state, chance, effectEvery) : randomAnswer(decision, chance);
      let result = step(state, input);
      if (
        !result.ok &&
        result.refusal.code === "unsupported-ability" &&
        state.pending === undefined &&
        input.kind !== "pass"
      ) {
        // What isn't supported is refused; play goes on without it, from where priority is.
        input = { kind: "pass" };
        result = step(state, input);
      }
      if (!result.ok) {
        const { refusal } = result;
        if (refusal.code === "unsupported-ability") return end("unsupported", { unsupported: refusal.detail ?? "" });
        return end("steps", { failure: { what: `refused: ${refusal.code} ${refusal.rules.join(" ")}`, input } });
      }
      inputs.push(input);
      state = freeze(result.state);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      return end("steps", {
        failure: {
          what,
          ...(input === undefined ? {} : { input }),
          ...(error instanceof Error && error.stack !== undefined ? { trace: error.stack } : {}),
        },
      });
    }
  }
  return end("steps");
}

/** Plays inputs from a state again; all must be accepted. Gives back the state they lead to. */
export function replay(start: GameState, inputs: Inputs): GameState {
  return inputs.reduce((state: GameState, input) => {
    const result = step(state, input);
    if (!result.ok) throw new Error(`replay refused ${JSON.stringify(input)}: ${result.refusal.code}`);
    return result.state;
  }, start);
}

function randomAction(state: GameState, chance: Chance, effectEvery: number | undefined): Action {
  if (effectEvery !== undefined && chance.below(effectEvery) === 0) return randomEffect(state, chance);
  if (state.next.kind !== "priority" || chance.below(3) === 0) return { kind: "pass" };
  const actions = legalActions(state, state.next.player).map(({ action }) => action);
  return actions.length === 0 ? { kind: "pass" } : chance.pick(actions);
}
