import type { Ability, Face } from "@obverse/core";
import { compileFace } from "@obverse/oracle";
import { guard } from "@obverse/oracle/guard";
import { describe, expect, it } from "vitest";

const face = (...abilities: readonly Ability[]): Face => ({
  name: "Example of the Woods",
  manaCost: ["1"],
  supertypes: [],
  types: ["Creature"],
  subtypes: [],
  abilities,
});
const ANOTHER_CREATURE = {
  kind: "all",
  of: [
    { kind: "not", of: { kind: "is", what: { kind: "self" } } },
    { kind: "type", type: "creature" },
    { kind: "controller", is: { kind: "you" } },
  ],
} as const;
const DIES: Ability = {
  kind: "triggered",
  triggers: [{ kind: "dies", subject: ANOTHER_CREATURE }],
  effect: [{ kind: "transform", what: { kind: "self" } }],
};
const FLYING: Ability = { kind: "keyword", keyword: { name: "flying" } };

describe("a card's text compared with what was read of it", () => {
  it.each([
    "Flying\nWhenever another creature you control dies, transform this creature.",
    "Flying (It can fly.)\nWhenever another creature you control dies, transform Example of the Woods.",
    "Flying\nWhenever another creature you control dies, transform Example.",
  ])("comes back: %s", (text) => {
    expect(guard(face(FLYING, DIES), text)).toEqual({ ok: true });
  });

  it("doesn't come back where a word was swallowed", () => {
    expect(
      guard(face(FLYING, DIES), "Flying\nWhenever a creature you control dies, transform this creature."),
    ).toMatchObject({ ok: false, difference: { text: expect.stringMatching(/^dies/) } });
  });

  it("doesn't come back where words follow that were not read", () => {
    expect(
      guard(face(DIES), "Whenever another creature you control dies, transform this creature. Draw a card."),
    ).toMatchObject({ ok: false, code: "differs" });
  });

  it("doesn't come back where a part is unsupported", () => {
    expect(guard(face(FLYING, { kind: "unsupported", role: "unknown", reason: "no reader" }), "Flying\nWords")).toEqual(
      { ok: false, code: "unsupported" },
    );
  });

  it.each([
    ["Create a 1/1 white Bird creature token. Put a +1/+1 counter on it.", "it", "them"],
    ["Target creature can't block this turn. Tap it.", "Tap it", "Tap those creatures"],
  ])("doesn't come back where one thing is spoken of as several: %s", (text, one, several) => {
    const said = `When this creature enters, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    const { abilities } = compileFace(face(), said, { card: "", names: [], layout: "normal" });
    expect(guard(face(...abilities), said)).toEqual({ ok: true });
    const at = said.lastIndexOf(one);
    expect(guard(face(...abilities), said.slice(0, at) + several + said.slice(at + one.length))).toMatchObject({
      ok: false,
      code: "differs",
    });
  });

  it("comes back where tokens come with those that would be created, as many as these", () => {
    const text =
      "If one or more tokens would be created under your control, those tokens plus that many 2/2 black Zombie creature tokens are created instead.";
    const { abilities } = compileFace(face(), text, { card: "", names: [], layout: "normal" });
    expect(guard(face(...abilities), text)).toEqual({ ok: true });
  });

  it("tells the next spell from all spells of a turn", () => {
    const spells = { kind: "all", of: [{ kind: "type", type: "creature" }, { kind: "spell" }] } as const;
    const cheaper = (duration: "once" | "end-of-turn"): Ability => ({
      kind: "activated",
      cost: [{ kind: "tap-self" }],
      effect: [
        {
          kind: "rule",
          rules: [{ kind: "cost-change", of: "cast", who: { kind: "you" }, what: spells, generic: 3, less: true }],
          duration: duration === "once" ? { kind: "once", turn: true } : { kind: "end-of-turn" },
        },
      ],
    });
    const next = "{T}: The next creature spell you cast this turn costs {3} less to cast.";
    expect(guard(face(cheaper("once")), next)).toEqual({ ok: true });
    expect(guard(face(cheaper("end-of-turn")), next)).toMatchObject({ ok: false, code: "differs" });
  });
});
