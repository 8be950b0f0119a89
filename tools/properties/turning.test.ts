import { cardObjectAt, characteristics } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, gameWith, IT, OWNED } from "./boards.ts";

const isSpell = (types: readonly string[]): boolean => types.includes("Instant") || types.includes("Sorcery");
const turning = OWNED.filter(
  ({ kind, faces: [front, back] }) =>
    (kind === "nonmodal" || kind === "modal") &&
    back !== undefined &&
    [front, back].every(
      ({ types, subtypes, abilities }) =>
        !isSpell(types) &&
        !subtypes.includes("Aura") &&
        !abilities.some(
          (ability) =>
            (ability.kind === "keyword" && /bound$/.test(ability.keyword.name)) ||
            (ability.kind === "replacement" && ability.replacement.kind === "as-transforms"),
        ),
    ),
);

describe("701.27a, 613.7g a permanent that transforms twice", () => {
  it("is what it was but for its timestamp and how often it turned", () => {
    fc.assert(
      fc.property(fc.constantFrom(...turning), fc.constantFrom("front", "back"), (card, face) => {
        const { state, ids } = gameWith([{ card: card.name, face, counters: { "+1/+1": 3 } }, { card: "Forest" }]);
        const [id] = ids;
        if (id === undefined) throw new Error("one permanent");
        const before = cardObjectAt(state, id);
        fc.pre(before?.zone === "battlefield");
        const turn = { kind: "transform", what: IT } as const;
        const then = after(state, id, [turn, turn]);
        fc.pre(then !== undefined);
        const now = cardObjectAt(then, id);
        expect({ ...now, timestamp: 0, turned: 0 }).toEqual({ ...before, timestamp: 0, turned: 0 });
        expect((now?.turned ?? 0) - (before?.turned ?? 0)).toBe(2);
        expect(now?.timestamp).toBeGreaterThan(before?.timestamp ?? 0);
        const { name, types, manaValue, colors } = characteristics(state, id);
        expect(characteristics(then, id)).toMatchObject({ name, types, manaValue, colors });
      }),
      { numRuns: 150 },
    );
  });
});

describe("712.15, 708.8 what turns up", () => {
  it("is the front, whatever card it is; an instant or sorcery stays down", () => {
    fc.assert(
      fc.property(fc.constantFrom(...OWNED), (card) => {
        const { state, ids } = gameWith([{ card: card.name, faceDown: "manifest" }, { card: "Forest" }]);
        const [id] = ids;
        if (id === undefined) throw new Error("one permanent");
        const then = after(state, id, [{ kind: "turn-face-up", what: IT }]);
        fc.pre(then !== undefined && cardObjectAt(then, id)?.zone === "battlefield");
        const now = cardObjectAt(then, id);
        const [front] = card.faces;
        const stays = isSpell(card.halves?.parts[0]?.types ?? front.types);
        fc.pre(card.halves === undefined);
        expect(now?.faceDown !== undefined).toBe(stays);
        expect(now?.components.map(({ face }) => face)).toEqual(["front"]);
      }),
      { numRuns: 150 },
    );
  });
});
