import { cards, loadCards } from "@obverse/cards";
import { characteristics, createGame, resume, view } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

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
