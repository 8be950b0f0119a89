import { type Ability, cardObjectAt, characteristics, type Replacement } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { act, becameOf, cited, IT } from "../support/act.ts";
import { board, the } from "../support/board.ts";
import { card, face } from "../support/cards.ts";

const enchantmentThat = (name: string, replacement: Replacement) =>
  card("single", [
    face(name, {
      manaCost: ["2"],
      types: ["Enchantment"],
      abilities: [{ kind: "replacement", replacement }] satisfies readonly Ability[],
    }),
  ]);
const toExile = enchantmentThat("Void", {
  kind: "zone-change",
  subject: { kind: "card" },
  to: ["graveyard"],
  whose: { kind: "opponents" },
  instead: { to: "exile" },
});
const toLibrary = enchantmentThat("Wheel", {
  kind: "zone-change",
  subject: { kind: "card" },
  to: ["graveyard"],
  whose: { kind: "opponents" },
  instead: { to: "library", arrival: { position: "bottom" }, reveal: true },
});

const melded = (rest: Parameters<typeof board>[0]["ben"] = {}, ...cards: Parameters<typeof board>[1][]) =>
  board(
    {
      ann: {
        battlefield: [{ meld: ["Graf Rats", "Midnight Scavengers"], label: "host" }],
        graveyard: [the("Grizzly Bears")],
      },
      ben: rest,
    },
    ...cards,
  );

describe("712.21 a melded permanent that leaves", () => {
  it("is one permanent that leaves and two cards that arrive, each its front face", () => {
    const { state, at } = melded();
    const { state: after, events } = act(state, [{ kind: "destroy", what: IT }], { it: [at("host")] });
    const left = events.filter((event) => event.kind === "zone-change");
    expect(left).toHaveLength(1);
    expect(becameOf(after, at("host")).map((id) => characteristics(after, id).name)).toEqual([
      "Graf Rats",
      "Midnight Scavengers",
    ]);
    expect(cited(left)).toEqual(expect.arrayContaining(["712.21", "712.21a", "712.8a"]));
  });

  it("lets its owner arrange the cards in the graveyard (712.21a)", () => {
    const { state, at } = melded();
    const { state: after } = act(state, [{ kind: "destroy", what: IT }], { it: [at("host")] }, [
      { kind: "order", order: [1, 0] },
    ]);
    expect(after.players[0]?.graveyard.map((id) => characteristics(after, id).name)).toEqual([
      "Grizzly Bears",
      "Midnight Scavengers",
      "Graf Rats",
    ]);
  });

  it("lets who exiles it decide which card is the later one (712.21b)", () => {
    const { state, at } = melded();
    const { state: after, asked } = act(state, [{ kind: "exile", what: IT }], { it: [at("host")] }, [
      { kind: "order", order: [1, 0] },
    ]);
    expect(asked).toMatchObject([{ kind: "order", what: "exile", rules: ["712.21b"] }]);
    const exiled = after.exile.map((id) => cardObjectAt(after, id));
    expect(exiled.map((one) => one?.components[0]?.what.definition)).toEqual(["Midnight Scavengers", "Graf Rats"]);
    expect((exiled[0]?.timestamp ?? 0) < (exiled[1]?.timestamp ?? 0)).toBe(true);
  });

  it("goes as one to where the replacement effect sends it that its controller chose (712.21d)", () => {
    const { state, at } = melded(
      { battlefield: [the("Void", { label: "void" }), the("Wheel", { label: "wheel" })], library: [the("Forest")] },
      toExile,
      toLibrary,
    );
    const {
      state: after,
      asked,
      events,
    } = act(state, [{ kind: "destroy", what: IT }], { it: [at("host")] }, [{ kind: "replace", index: 1 }]);
    expect(asked[0]).toMatchObject({
      kind: "replace",
      player: "Ann",
      options: [{ source: at("void") }, { source: at("wheel") }],
    });
    expect(after.players[0]?.library.map((id) => characteristics(after, id).name)).toEqual([
      "Graf Rats",
      "Midnight Scavengers",
    ]);
    expect(events.filter(({ kind }) => kind === "revealed")).toHaveLength(2);
    expect(cited(events)).toEqual(expect.arrayContaining(["712.21d", "712.21a"]));
  });

  it("returns both cards where an effect finds what it became (712.21c)", () => {
    const { state, at } = melded();
    const { state: after, events } = act(
      state,
      [
        { kind: "exile", what: IT, as: "gone" },
        { kind: "move", what: { kind: "bound", name: "gone" }, to: "battlefield" },
      ],
      { it: [at("host")] },
    );
    expect(after.battlefield.map((id) => characteristics(after, id).name)).toEqual([
      "Graf Rats",
      "Midnight Scavengers",
    ]);
    expect(cited(events)).toContain("712.21c");
  });
});

describe("903.9 a commander that is half of a melded permanent", () => {
  const commander = () => {
    const { state, at } = melded();
    return {
      at,
      state: {
        ...state,
        cards: state.cards.map((one) => (one.definition === "Graf Rats" ? { ...one, commander: true as const } : one)),
      },
    };
  };

  it("goes to the command zone alone where its owner says so (903.9b–c)", () => {
    const { state, at } = commander();
    const { state: after, events } = act(state, [{ kind: "move", what: IT, to: "hand" }], { it: [at("host")] });
    expect(after.command.map((id) => characteristics(after, id).name)).toEqual(["Graf Rats"]);
    expect(after.players[0]?.hand.map((id) => characteristics(after, id).name)).toEqual(["Midnight Scavengers"]);
    expect(cited(events)).toContain("903.9c");
  });

  it("goes with the other card where its owner says no", () => {
    const { state, at } = commander();
    const { state: after } = act(state, [{ kind: "move", what: IT, to: "hand" }], { it: [at("host")] }, [
      { kind: "may", yes: false },
    ]);
    expect(after.command).toEqual([]);
    expect(after.players[0]?.hand).toHaveLength(2);
  });
});
