import { loadCards } from "@obverse/cards";
import { cardObjectAt, characteristics, decisionOf, isMelded, step } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANN, gameWith, IT } from "./boards.ts";

const pairs = loadCards().flatMap((card) => (card.meldedFrom === undefined ? [] : [card.meldedFrom]));

describe("712.8g, 712.21 a melded permanent", () => {
  it("is two cards of one pair, and leaves as those two with their fronts", () => {
    expect(pairs.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.constantFrom("hand", "graveyard", "exile"), (pair, to) => {
        const { state, ids } = gameWith([{ meld: pair }, { card: "Forest" }]);
        const [id] = ids;
        if (id === undefined) throw new Error("one permanent");
        const object = cardObjectAt(state, id);
        expect([isMelded(state, id), object?.components.length]).toEqual([true, 2]);
        expect(object?.components.map(({ face }) => face)).toEqual(["back", "back"]);
        const sum = pair.reduce((total, name) => total + frontValue(name), 0);
        expect(characteristics(state, id).manaValue).toBe(sum);
        const move = { kind: "move", what: IT, to } as const;
        let done = step(state, { kind: "effect", effect: [move], controller: ANN, bound: { it: { objects: [id] } } });
        if (!done.ok) throw new Error(done.refusal.code);
        const order = decisionOf(done.state);
        if (order?.kind === "order") done = step(done.state, { kind: "order", order: [0, 1] });
        if (!done.ok) throw new Error(done.refusal.code);
        const { state: now } = done;
        const there = to === "exile" ? now.exile : (now.players[0]?.[to] ?? []);
        expect(there.map((card) => characteristics(now, card).name).sort()).toEqual([...pair].sort());
        expect(there.map((card) => cardObjectAt(now, card)?.components.map(({ face }) => face))).toEqual([
          ["front"],
          ["front"],
        ]);
      }),
      { numRuns: 40 },
    );
  });
});

function frontValue(name: string): number {
  const { state, ids } = gameWith([], [{ card: name }]);
  const [id] = ids;
  return id === undefined ? 0 : characteristics(state, id).manaValue;
}
