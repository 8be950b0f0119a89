import { cards, loadCards } from "@obverse/cards";
import {
  type Card,
  characteristics,
  createGame,
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

describe("708.5 a face-down permanent", () => {
  it("is the same to an opponent whatever card lies under it", () => {
    fc.assert(
      fc.property(someCard, someCard, (one, other) => {
        const [a, b] = [gameWith(one), gameWith(other)];
        const ben = a.players[1]?.id;
        if (ben === undefined) throw new Error("two players");
        expect(JSON.stringify(view(b, ben))).toBe(JSON.stringify(view(a, ben)));
        const [first, second] = [a.battlefield[0], b.battlefield[0]];
        if (first === undefined || second === undefined) throw new Error("one permanent");
        expect(characteristics(b, second)).toEqual(characteristics(a, first));
      }),
      { numRuns: 60 },
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
    const seen = (states: readonly GameState[]) =>
      states.map((state) => ({
        events: JSON.stringify([...eventsThisTurn(state.history)].map((event) => visibleEvent(state, BEN, event))),
        actions: JSON.stringify(legalActions(state, BEN)),
        decision: JSON.stringify(view(state, BEN).decision ?? null),
        size: JSON.stringify(view(state, BEN)).length,
        view: JSON.stringify(view(state, BEN)),
      }));
    fc.assert(
      fc.property(fc.constantFrom(...morphs), fc.constantFrom(...morphs), (one, other) => {
        expect(seen(playedFaceDown(other))).toEqual(seen(playedFaceDown(one)));
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
