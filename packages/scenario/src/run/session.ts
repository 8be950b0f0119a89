import type { CompileFace } from "@obverse/card-data";
import type { CardSource, GameEvent, ObjectId, Refusal } from "@obverse/core";
import { NEWEST_EDITION } from "@obverse/core";
import { engine } from "../engine.ts";
import type { Moment } from "../expect/moment.ts";
import type { Scenario } from "../format/scenario.ts";
import { badSetUp } from "./board-problem.ts";
import type { Position } from "./position.ts";
import { boardOf } from "./position.ts";
import { reread } from "./reread.ts";
import { prepareSetUp } from "./set-up.ts";
import { namesFrom, supplyOf } from "./supply.ts";
import { inOrder, labelled, NO_THINGS, noted, objectOf, type Things } from "./things.ts";

/** A scenario being played: where the game stands, and what happened since the last `expect`. */
export interface Session {
  readonly position: Position;
  readonly cards: CardSource;
  readonly edition: string;
  readonly events: readonly GameEvent[];
  readonly refusals: readonly Refusal[];
  /** The object that each thing was at the last `expect`, or at the start. */
  readonly before: ReadonlyMap<string, ObjectId>;
}

/** Makes the game of a scenario. Silent: nothing happens until the first step. */
export function startSession(scenario: Scenario, cards: CardSource, compile?: CompileFace): Session {
  const { setup, places } = prepareSetUp(scenario);
  const made = engine.createGame(setup, cards);
  if (!made.ok)
    throw badSetUp(
      made.problems,
      setup.players.map(({ id }) => id),
    );
  const state = reread(made.state);
  const idAt = new Map(made.objects.map(({ at, object }) => [at, object]));
  let things = inOrder(
    noted(NO_THINGS, state),
    places.flatMap(({ at }) => idAt.get(at) ?? []),
  );
  const sameCard = (one: string, other: string): boolean =>
    one === other || (cards.byName(one) !== undefined && cards.byName(one) === cards.byName(other));
  for (const { at, label, card } of places) {
    const id = idAt.get(at);
    const key = id === undefined ? undefined : things.ofObject.get(id)?.[0];
    if (key === undefined) continue;
    if (label !== undefined) things = labelled(things, label, key);
    else if (
      card !== undefined &&
      places.filter((other) => other.card !== undefined && sameCard(other.card, card) && other.label === undefined)
        .length === 1 &&
      !things.labels.has(card)
    )
      things = labelled(things, card, key);
  }
  const position: Position = {
    state,
    decision: engine.decisionOf(state),
    events: [],
    things,
    supply: supplyOf({}, "given", namesFrom(cards)),
    compile,
    seed: scenario.seed ?? 1,
  };
  return {
    position,
    cards,
    edition: scenario.edition ?? NEWEST_EDITION,
    events: [],
    refusals: [],
    before: objectsNowBy(position),
  };
}

/** What an `expect` looks at now. */
export function momentOf(session: Session): Moment {
  const { position } = session;
  return {
    state: boardOf(position),
    position,
    things: position.things,
    events: session.events,
    refusals: session.refusals,
    before: session.before,
    cards: session.cards,
    edition: session.edition,
  };
}

/** The object that each thing is now. */
export function objectsNowBy(position: Position): ReadonlyMap<string, ObjectId> {
  return currentObjects(position.things, position);
}

function currentObjects(things: Things, position: Position): ReadonlyMap<string, ObjectId> {
  const board = boardOf(position);
  return new Map(
    [...things.byKey.values()].flatMap((thing) => {
      const object = objectOf(board, thing);
      return object === undefined ? [] : [[thing.key, object.id] as const];
    }),
  );
}
