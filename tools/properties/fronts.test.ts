import { cards, loadCards } from "@obverse/cards";
import { cardObjectAt, characteristics, createGame, PERMANENT_TYPES, step } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANN, gameWith, IT } from "./boards.ts";

const doubleFaced = loadCards().filter(
  (card) => card.token !== true && ["nonmodal", "modal", "meld"].includes(card.kind),
);

const turned = doubleFaced.filter(({ kind, faces: [, back] }) => {
  const types = back?.types ?? [];
  return kind !== "meld" && types.some((type) => PERMANENT_TYPES.includes(type));
});

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

  it("is its front again after it was on the battlefield with its back up", () => {
    fc.assert(
      fc.property(fc.constantFrom(...turned), fc.constantFrom("hand", "graveyard", "exile"), (card, to) => {
        const { state, ids } = gameWith([{ card: card.name, face: "back", counters: { "+1/+1": 3 } }]);
        const [id] = ids;
        fc.pre(id !== undefined && state.battlefield.includes(id));
        const move = { kind: "move", what: IT, to } as const;
        const done = step(state, { kind: "effect", effect: [move], controller: ANN, bound: { it: { objects: [id] } } });
        if (!done.ok) throw new Error(done.refusal.code);
        const [there] = to === "exile" ? done.state.exile : (done.state.players[0]?.[to] ?? []);
        fc.pre(there !== undefined);
        const { name, types, manaValue } = characteristics(done.state, there);
        const front = gameWith([], [{ card: card.name }]);
        const [same] = front.ids;
        if (same === undefined) throw new Error("one card");
        expect({ name, types }).toEqual({ name: card.faces[0].name, types: card.faces[0].types });
        expect(cardObjectAt(done.state, there)?.components.map(({ face }) => face)).toEqual(["front"]);
        expect(manaValue).toBe(characteristics(front.state, same).manaValue);
      }),
      { numRuns: 100 },
    );
  });
});
