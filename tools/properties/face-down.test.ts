import { cards, loadCards } from "@obverse/cards";
import {
  type Card,
  characteristics,
  createGame,
  decisionOf,
  type Effect,
  eventsThisTurn,
  type GameState,
  legalActions,
  resume,
  step,
  view,
  visibleEvent,
} from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANN, BEN, gameWith as board } from "./boards.ts";

const owned = loadCards().filter((card) => card.token !== true && card.kind !== "melded");
const someCard = fc.constantFrom(...owned);

/** A game in which Ann has this card face down and nothing else, once it has begun. */
function gameWith(card: (typeof owned)[number]) {
  const made = createGame(
    { players: [{ id: "Ann", battlefield: [{ card: card.name, faceDown: "manifest" }] }, { id: "Ben" }] },
    cards,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const begun = resume(made.state);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.state;
}

/** All that an opponent can tell of a state: what they see, what happened, what they may do, what is asked, and how long the message is. */
function seenByBen(state: GameState) {
  const shown = view(state, BEN);
  return {
    events: JSON.stringify([...eventsThisTurn(state.history)].map((event) => visibleEvent(state, BEN, event))),
    actions: JSON.stringify(legalActions(state, BEN)),
    decision: JSON.stringify(shown.decision ?? null),
    size: JSON.stringify(shown).length,
    view: JSON.stringify(shown),
    characteristics: JSON.stringify(state.battlefield.map((id) => characteristics(state, id))),
  };
}

/** The states from a manifested card of Ann's to Ben's turn to act. */
function waitingForBen(card: Card): readonly GameState[] {
  const begun = gameWith(card);
  const passed = step(begun, { kind: "pass" });
  if (!passed.ok) throw new Error(passed.refusal.code);
  return [begun, passed.state];
}

describe("708.5 a face-down permanent", () => {
  it("gives an opponent the same characteristics, events, legal actions, decisions and sizes of messages whatever card lies under it", () => {
    fc.assert(
      fc.property(someCard, someCard, (one, other) => {
        const [a, b] = [waitingForBen(one), waitingForBen(other)];
        expect(b.map((state) => legalActions(state, BEN).length > 0)).toEqual([false, true]);
        expect(b.map(seenByBen)).toEqual(a.map(seenByBen));
      }),
      { numRuns: 60 },
    );
  });
});

const CREATURE = { kind: "type", type: "Creature" } as const;

/** The states in which somebody is asked about Ann's two face-down permanents: each player to choose one, Ann whether to, and Ann's order of them. */
function askedAboutThem(card: Card): readonly GameState[] {
  const { state, ids } = board([
    { card: card.name, faceDown: "manifest" },
    { card: "Forest", faceDown: "manifest" },
  ]);
  const one = { kind: "choose", chooser: { kind: "you" }, filter: CREATURE, min: 1, max: 1 } as const;
  const effects = [
    [{ kind: "destroy", what: one }],
    [{ kind: "may", who: { kind: "you" }, steps: [{ kind: "tap", what: one }] }],
    [{ kind: "choose-value", who: { kind: "you" }, what: "name" }],
    [{ kind: "move", what: { kind: "all", filter: CREATURE }, to: "library", arrival: { position: "bottom" } }],
  ] satisfies readonly (readonly Effect[])[];
  return [ANN, BEN].flatMap((controller) =>
    effects.map((effect) => {
      const done = step(state, { kind: "effect", effect, controller, bound: { it: { objects: ids } } });
      if (!done.ok) throw new Error(done.refusal.code);
      expect(["priority", undefined]).not.toContain(decisionOf(done.state)?.kind);
      return done.state;
    }),
  );
}

describe("708.5, 608.2d a decision about face-down permanents", () => {
  it("tells an opponent the same whatever card lies under one of them, whoever is asked", () => {
    fc.assert(
      fc.property(someCard, someCard, (one, other) => {
        expect(askedAboutThem(other).map(seenByBen)).toEqual(askedAboutThem(one).map(seenByBen));
      }),
      { numRuns: 30 },
    );
  });
});

const morphs = owned.filter(({ faces: [front] }) =>
  front.abilities.some((ability) => ability.kind === "keyword" && ability.keyword.name === "morph"),
);

/** The states from a face-down casting of the card to an attack with what it became, one after each action of Ann's. */
function playedFaceDown(card: Card): readonly GameState[] {
  const { state, ids } = board([{ card: "Forest" }], [{ card: card.name }, { card: "Forest" }]);
  const [, object] = ids;
  if (object === undefined) throw new Error("a card in hand");
  const states: GameState[] = [];
  let now = state;
  for (const action of [{ kind: "cast", object, faceDown: "morph" }, { kind: "pass" }, { kind: "pass" }] as const) {
    const done = step(now, action);
    if (!done.ok) throw new Error(done.refusal.code);
    now = done.state;
    states.push(now);
  }
  return states;
}

describe("708.5 a spell cast face down, and what it becomes", () => {
  it("gives an opponent the same events, legal actions, decisions and sizes of messages whatever card it is", () => {
    expect(morphs.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.constantFrom(...morphs), fc.constantFrom(...morphs), (one, other) => {
        expect(playedFaceDown(other).map(seenByBen)).toEqual(playedFaceDown(one).map(seenByBen));
        expect(
          playedFaceDown(one)
            .at(-1)
            ?.players.map(({ id }) => id),
        ).toEqual([ANN, BEN]);
      }),
      { numRuns: 40 },
    );
  });
});
