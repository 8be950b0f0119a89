import { characteristics, copySourceOf, type GameState, type Modification, type ObjectId } from "@obverse/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { board, the, withEffect } from "./support/board.ts";

const { state, at } = board({
  ann: {
    battlefield: [
      the("Villagers of Estwald", { label: "a" }),
      the("Howlpack of Estwald", { face: "back", label: "b" }),
      the("Forest", { label: "f" }),
    ],
  },
});

const small = fc.integer({ min: -3, max: 5 });
const modification: fc.Arbitrary<Modification> = fc.oneof(
  fc.record({ kind: fc.constant("modify-power-toughness" as const), power: small, toughness: small }),
  fc.record({ kind: fc.constant("set-power-toughness" as const), power: small, toughness: small }),
  fc.constant<Modification>({ kind: "lose-all-abilities" }),
  fc.constantFrom<Modification>(
    { kind: "add-types", types: ["Artifact"] },
    { kind: "set-types", types: ["Artifact", "Creature"] },
    { kind: "add-creature-types", which: "all" },
  ),
  fc.constantFrom<Modification>({ kind: "set-colors", colors: ["R"] }, { kind: "add-colors", colors: ["U"] }),
  fc.constant<Modification>({ kind: "gain", abilities: [{ kind: "keyword", keyword: { name: "haste" } }] }),
  fc.constant<Modification>({ kind: "switch-power-toughness" }),
);

const applied = (from: GameState, id: ObjectId, list: readonly Modification[]) =>
  list.reduce((now, one, index) => withEffect(now, [id], [one], 100 + index), from);

describe("613 the order of effects", () => {
  it("in the list of effects doesn't matter, only their timestamps do", () => {
    fc.assert(
      fc.property(fc.array(modification, { maxLength: 6 }), fc.constantFrom("a", "b", "f"), (list, label) => {
        const one = applied(state, at(label), list);
        const other = { ...one, effects: [...one.effects].reverse() };
        expect(characteristics(other, at(label))).toEqual(characteristics(one, at(label)));
      }),
    );
  });

  it("leaves objects alone that no effect is about", () => {
    fc.assert(
      fc.property(fc.array(modification, { maxLength: 6 }), (list) => {
        expect(characteristics(applied(state, at("a"), list), at("b"))).toEqual(characteristics(state, at("b")));
      }),
    );
  });

  it("changes nothing that a copy would copy (707.2)", () => {
    fc.assert(
      fc.property(fc.array(modification, { maxLength: 6 }), (list) => {
        expect(copySourceOf(applied(state, at("b"), list), at("b"))).toEqual(copySourceOf(state, at("b")));
      }),
    );
  });
});
