import { cardObjectAt, characteristics, type GameEvent } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { act, becameOf, cited, IT } from "../support/act.ts";
import { board, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";

const YOU = { kind: "you" } as const;
const kinds = (events: readonly GameEvent[]) => events.map(({ kind }) => kind);

describe("400.7 a change of zones", () => {
  it("makes a new object without counters, effects or damage, and keeps what the old one last was", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Grizzly Bears", { label: "bear", counters: { "+1/+1": 2 } })] },
    });
    const { state: after } = act(state, [{ kind: "move", what: IT, to: "hand" }], { it: [at("bear")] });
    const [hand] = becameOf(after, at("bear"));
    expect(hand === undefined ? undefined : cardObjectAt(after, hand)).toMatchObject({ zone: "hand", counters: {} });
    expect(characteristics(after, at("bear")).power).toBe(4);
  });

  it("lets a player arrange cards that come to a graveyard at the same time (404.3)", () => {
    const { state } = board({ ann: { library: [the("Grizzly Bears"), the("Forest"), the("Clone")] } });
    const { state: after, events } = act(state, [{ kind: "mill", who: YOU, count: 2 }], {}, [
      { kind: "order", order: [1, 0] },
    ]);
    expect(after.players[0]?.graveyard.map((id) => characteristics(after, id).name)).toEqual([
      "Forest",
      "Grizzly Bears",
    ]);
    expect(kinds(events).filter((kind) => kind === "milled")).toHaveLength(2);
  });

  it("to the top of a library at the same time is in the order given, from the top (401.4)", () => {
    const { state, at } = board({
      ann: { hand: [the("Grizzly Bears", { label: "a" }), the("Forest", { label: "b" })], library: [the("Clone")] },
    });
    const { state: after } = act(
      state,
      [{ kind: "move", what: IT, to: "library", arrival: { position: "top" } }],
      { it: [at("a"), at("b")] },
      [{ kind: "order", order: [1, 0] }],
    );
    expect(after.players[0]?.library.map((id) => characteristics(after, id).name)).toEqual([
      "Forest",
      "Grizzly Bears",
      "Clone",
    ]);
  });

  it("gives all cards of a shuffled library new ids (701.24a)", () => {
    const { state } = board({ ann: { library: [the("Grizzly Bears"), the("Forest"), the("Clone")] } });
    const before = state.players[0]?.library ?? [];
    const { state: after, events } = act(state, [{ kind: "shuffle", who: YOU }], {}, [
      { kind: "random", results: [2, 0] },
    ]);
    const library = after.players[0]?.library ?? [];
    expect(library.map((id) => characteristics(after, id).name)).toEqual(["Clone", "Forest", "Grizzly Bears"]);
    expect(library.some((id) => before.includes(id))).toBe(false);
    expect(kinds(events)).toEqual(["shuffled"]);
  });
});

describe("drawing, discarding and dying are replaced", () => {
  it("by what they say instead, draws one by one (614.11)", () => {
    const words = card("single", [
      face("Words", {
        types: ["Enchantment"],
        abilities: [
          {
            kind: "replacement",
            replacement: {
              kind: "draw",
              who: YOU,
              optional: true,
              instead: [{ kind: "life", who: YOU, change: "gain", amount: 2 }],
            },
          },
        ],
      }),
    ]);
    const { state } = board(
      { ann: { battlefield: [the("Words")], library: [the("Grizzly Bears"), the("Forest")] } },
      words,
    );
    const { state: after } = act(state, [{ kind: "draw", who: YOU, count: 2 }], {}, [
      { kind: "may", yes: true },
      { kind: "may", yes: false },
    ]);
    expect(after.players[0]).toMatchObject({ life: 22, hand: [expect.any(Number)] });
  });

  it("into exile for a card with madness (702.35a)", () => {
    const mad = creature("Mad", ["2"], [1, 1], [{ kind: "keyword", keyword: { name: "madness", cost: [] } }]);
    const { state } = board({ ann: { hand: [the("Mad")] } }, mad);
    const { state: after, events } = act(state, [{ kind: "discard", who: YOU, count: 1 }]);
    expect(after.exile).toHaveLength(1);
    expect(kinds(events)).toContain("discarded");
    expect(cited(events)).toContain("702.35a");
  });

  it("by exile for a permanent with a finality counter (122.1h)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Grizzly Bears", { label: "it", counters: { finality: 1 } })] },
    });
    const { state: after, events } = act(state, [{ kind: "destroy", what: IT }], { it: [at("it")] });
    expect(after.exile).toHaveLength(1);
    expect(cited(events)).toContain("122.1h");
  });

  it("by its own words wherever it comes from (113.6)", () => {
    const darksteel = creature(
      "Shuffler",
      ["9"],
      [9, 9],
      [
        {
          kind: "replacement",
          replacement: {
            kind: "zone-change",
            subject: { kind: "is", what: { kind: "self" } },
            to: ["graveyard"],
            instead: { to: "library", arrival: { position: "shuffled" }, reveal: true },
          },
        },
      ],
    );
    const { state } = board({ ann: { hand: [the("Shuffler")], library: [] } }, darksteel);
    const { state: after, events } = act(state, [{ kind: "discard", who: YOU, count: 1 }]);
    expect(after.players[0]).toMatchObject({ graveyard: [], library: [expect.any(Number)] });
    expect(kinds(events)).toEqual(expect.arrayContaining(["revealed", "shuffled"]));
  });
});

describe("a commander", () => {
  it("may go to the command zone instead of a hand (903.9b)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Grizzly Bears", { label: "it", commander: true })] } });
    const yes = act(state, [{ kind: "move", what: IT, to: "hand" }], { it: [at("it")] });
    expect(yes.state.command).toHaveLength(1);
    const no = act(state, [{ kind: "move", what: IT, to: "hand" }], { it: [at("it")] }, [{ kind: "may", yes: false }]);
    expect(no.state.players[0]?.hand).toHaveLength(1);
  });
});
