import { cardObjectAt, characteristics, PERMANENT_TYPES } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, gameWith, IT, OWNED } from "./boards.ts";

const permanents = OWNED.filter(
  ({ halves, faces: [front] }) =>
    halves === undefined &&
    front.types.some((type) => PERMANENT_TYPES.includes(type)) &&
    !front.subtypes.includes("Aura") &&
    // What a token does as it enters, as turning others face down, isn't done by copying.
    !front.abilities.some((ability) => ability.kind === "replacement" && ability.replacement.kind === "enters"),
);

describe("707.2 copying", () => {
  it("never changes the original", () => {
    fc.assert(
      fc.property(fc.constantFrom(...permanents), fc.constantFrom("becomes", "token"), (card, how) => {
        const { state, ids } = gameWith([
          { card: card.name, counters: { "+1/+1": 3 } },
          { card: "Grizzly Bears", owner: "Ben" },
        ]);
        const [original, bears] = ids;
        if (original === undefined || bears === undefined) throw new Error("two permanents");
        fc.pre(cardObjectAt(state, original)?.zone === "battlefield");
        const others = { kind: "all", filter: { kind: "owner", is: { kind: "opponents" } } } as const;
        const then = after(state, original, [
          how === "token"
            ? { kind: "create-copy", who: { kind: "opponents" }, of: IT, count: 1 }
            : {
                kind: "modify",
                what: others,
                modifications: [{ kind: "copy", of: IT }],
                duration: { kind: "end-of-turn" },
              },
        ]);
        fc.pre(then !== undefined && cardObjectAt(then, original)?.zone === "battlefield");
        expect(cardObjectAt(then, original)).toEqual(cardObjectAt(state, original));
        const { name, types, manaValue } = characteristics(state, original);
        expect(characteristics(then, original)).toMatchObject({ name, types, manaValue });
      }),
      { numRuns: 150 },
    );
  });
});
