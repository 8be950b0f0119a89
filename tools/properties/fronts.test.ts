import { cards, loadCards } from "@obverse/cards";
import { characteristics, createGame } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const doubleFaced = loadCards().filter(
  (card) => card.token !== true && ["nonmodal", "modal", "meld"].includes(card.kind),
);

describe("712.8a a double-faced card outside the battlefield and the stack", () => {
  it("is its front, in whatever zone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...doubleFaced), fc.constantFrom("hand", "graveyard", "exile"), (card, zone) => {
        const made = createGame({ players: [{ id: "Ann", [zone]: [{ card: card.name }] }, { id: "Ben" }] }, cards);
        if (!made.ok) throw new Error(JSON.stringify(made.problems));
        const [ann] = made.state.players;
        const id = zone === "exile" ? made.state.exile[0] : zone === "hand" ? ann?.hand[0] : ann?.graveyard[0];
        if (id === undefined) throw new Error("one card");
        const { name, types } = characteristics(made.state, id);
        expect({ name, types }).toEqual({ name: card.faces[0].name, types: card.faces[0].types });
      }),
      { numRuns: 100 },
    );
  });
});
