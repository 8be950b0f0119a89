import type {
  Ability,
  Action,
  Answer,
  Card,
  GameSetup,
  GameState,
  ManaKind,
  ObjectId,
  ObjectSetup,
  PlayerId,
  PlayerSetup,
  Refusal,
  StepDone,
  StepResult,
} from "@obverse/core";
import { createGame, resume, step } from "@obverse/core";
import { ANN } from "../support/board.ts";
import { ALL, card, face, sourceOf } from "../support/cards.ts";

/** A game under way and its objects by label. */
export interface Game {
  readonly state: GameState;
  readonly at: (label: string) => ObjectId;
}

/** What a game begins with. */
export interface GameSpec {
  readonly ann?: Omit<PlayerSetup, "id">;
  readonly ben?: Omit<PlayerSetup, "id">;
  readonly turn?: NonNullable<GameSetup["turn"]>;
  readonly mana?: "unlimited" | "exact";
}

/** A game in which Ann has priority in her first main phase, unless `turn` says otherwise. */
export function game({ ann = {}, ben = {}, turn = {}, mana = "unlimited" }: GameSpec, ...cards: readonly Card[]): Game {
  const filler: readonly ObjectSetup[] = [{ card: "Grizzly Bears" }, { card: "Grizzly Bears" }];
  const made = createGame(
    {
      mana,
      turn,
      players: [
        { library: filler, ...ann, id: "Ann" },
        { library: filler, ...ben, id: "Ben" },
      ],
    },
    sourceOf(...cards, ...LANDS, ...ALL),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const ready = resume(made.state);
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusal));
  const at = (label: string): ObjectId => {
    const id = made.labels[label]?.[0];
    if (id === undefined) throw new Error(`no ${label}`);
    return id;
  };
  return { state: ready.state, at };
}

/** The result of an action and answers to what it asks, in order. */
export function attempt(state: GameState, action: Action, ...answers: readonly Answer[]): StepResult {
  let result = step(state, action);
  for (const answer of answers) {
    if (!result.ok) return result;
    result = step(result.state, answer);
  }
  return result;
}

/** The result of an action that must be legal. */
export function act(state: GameState, action: Action, ...answers: readonly Answer[]): StepDone {
  const result = attempt(state, action, ...answers);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result;
}

/** Why an action is refused; it must be. */
export function refusalOf(state: GameState, action: Action, ...answers: readonly Answer[]): Refusal {
  const result = attempt(state, action, ...answers);
  if (result.ok) throw new Error(`${action.kind} was not refused`);
  return result.refusal;
}

/** An instant with this spell ability. */
export function instant(name: string, cost: readonly string[], ability: Ability, ...more: readonly Ability[]): Card {
  return card("single", [face(name, { manaCost: cost, types: ["Instant"], abilities: [ability, ...more] })]);
}

/** The top object of the stack. */
export function top(state: GameState): ObjectId {
  const id = state.stack.at(-1);
  if (id === undefined) throw new Error("the stack is empty");
  return id;
}

/** “{T}: Add” one of these. */
export function taps(...kinds: readonly ManaKind[]): Ability {
  return {
    kind: "activated",
    cost: [{ kind: "tap-self" }],
    effect: [{ kind: "add-mana", mana: { kind: "choice", of: kinds, count: 1 } }],
  };
}

/** A land that taps for one of these. */
export function land(name: string, ...kinds: readonly ManaKind[]): Card {
  return card("single", [face(name, { types: ["Land"], abilities: [taps(...kinds)] })]);
}

/** A player's pool as letters. */
export function pool(state: GameState, player: PlayerId = ANN): string {
  return (state.players.find(({ id }) => id === player)?.pool ?? []).map(({ kind }) => kind).join("");
}

const LANDS: readonly Card[] = [
  land("White Land", "W"),
  land("Blue Land", "U"),
  land("Green Land", "G"),
  land("Dual Land", "G", "U"),
  land("Any Land", "W", "U", "B", "R", "G"),
];
