import type { Card, ContinuousEffect, CopySource, GameState, ObjectId, ObjectSetup, PlayerSetup } from "@obverse/core";
import { copySourceOf, createGame, effectId, playerId } from "@obverse/core";
import { ALL, sourceOf } from "./cards.ts";

/** A game of two players with these objects, and its objects by label. */
export interface Board {
  readonly state: GameState;
  /** The object with this label. */
  readonly at: (label: string) => ObjectId;
}

/** What stands on a board: Ann's and Ben's zones; `edition` and more cards where a test needs them. */
export interface BoardSpec {
  readonly ann?: Omit<PlayerSetup, "id">;
  readonly ben?: Omit<PlayerSetup, "id">;
  readonly edition?: GameState["edition"];
}

export const ANN = playerId("Ann");
export const BEN = playerId("Ben");

/** Makes a board. */
export function board({ ann = {}, ben = {}, edition }: BoardSpec, ...cards: readonly Card[]): Board {
  const made = createGame(
    {
      players: [
        { id: "Ann", ...ann },
        { id: "Ben", ...ben },
      ],
      ...(edition === undefined ? {} : { edition }),
    },
    sourceOf(...cards, ...ALL),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return {
    state: made.state,
    at: (label) => {
      const id = made.labels[label]?.[0];
      if (id === undefined) throw new Error(`no ${label}`);
      return id;
    },
  };
}

/** The state with a continuous effect of something that resolved. */
export function withEffect(
  state: GameState,
  objects: readonly ObjectId[],
  modifications: ContinuousEffect["modifications"],
  timestamp = 1000 + state.effects.length,
): GameState {
  const effect: ContinuousEffect = {
    id: effectId(state.nextEffect),
    kind: "continuous",
    timestamp,
    controller: ANN,
    objects,
    modifications,
    duration: { duration: { kind: "end-of-turn" }, turn: state.turn.number },
  };
  return { ...state, effects: [...state.effects, effect], nextEffect: state.nextEffect + 1 };
}

/** An object of a set-up by its card's name. */
export const the = (card: string, rest: Omit<ObjectSetup, "card"> = {}): ObjectSetup => ({ card, ...rest });

/** What a copy of this object would be a copy of. It must be a card, token or spell. */
export function copyOf(state: GameState, id: ObjectId): CopySource {
  const source = copySourceOf(state, id);
  if (source === undefined) throw new Error(`nothing of ${id} can be copied`);
  return source;
}
