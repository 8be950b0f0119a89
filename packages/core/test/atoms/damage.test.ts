import { cardObjectAt, type Effect, type GameState, type KeywordAbility } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { act, cited, IT } from "../support/act.ts";
import { board, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";

const SOURCE = { kind: "bound", name: "source" } as const;
const hit = (amount: number): readonly Effect[] => [{ kind: "damage", amount, to: IT, by: SOURCE }];
const hitBen = (amount: number): readonly Effect[] => [
  { kind: "damage", amount, toPlayers: { kind: "opponents" }, by: SOURCE },
];
const having = (...names: readonly ("lifelink" | "infect" | "wither" | "deathtouch")[]) =>
  creature(
    "Source",
    ["1"],
    [1, 1],
    names.map((name): KeywordAbility => ({ kind: "keyword", keyword: { name } })),
  );
const wall = creature("Wall", ["1"], [0, 9]);
const lives = (state: GameState) => state.players.map(({ life }) => life);

describe("120.3 what damage results in", () => {
  it("is life lost and, with lifelink, gained", () => {
    const { state, at } = board({ ann: { battlefield: [the("Source", { label: "source" })] } }, having("lifelink"));
    expect(lives(act(state, hitBen(3), { source: [at("source")] }).state)).toEqual([23, 17]);
  });

  it("is poison from a source with infect", () => {
    const { state, at } = board({ ann: { battlefield: [the("Source", { label: "source" })] } }, having("infect"));
    const { state: after } = act(state, hitBen(3), { source: [at("source")] });
    expect(after.players[1]).toMatchObject({ life: 20, counters: { poison: 3 } });
  });

  it("is marked damage, or -1/-1 counters with wither", () => {
    const { state, at } = board(
      {
        ann: { battlefield: [the("Source", { label: "source" })] },
        ben: { battlefield: [the("Wall", { label: "wall" })] },
      },
      having(),
      wall,
    );
    expect(
      cardObjectAt(act(state, hit(3), { source: [at("source")], it: [at("wall")] }).state, at("wall")),
    ).toMatchObject({ permanent: { damage: 3 }, counters: {} });
    const other = board(
      {
        ann: { battlefield: [the("Source", { label: "source" })] },
        ben: { battlefield: [the("Wall", { label: "wall" })] },
      },
      having("wither"),
      wall,
    );
    expect(
      cardObjectAt(
        act(other.state, hit(3), { source: [other.at("source")], it: [other.at("wall")] }).state,
        other.at("wall"),
      ),
    ).toMatchObject({ permanent: { damage: 0 }, counters: { "-1/-1": 3 } });
  });

  it("takes loyalty and defense counters off", () => {
    const walker = card("single", [face("Walker", { types: ["Planeswalker"], loyalty: { text: "5", value: 5 } })]);
    const { state, at } = board(
      {
        ann: { battlefield: [the("Source", { label: "source" })] },
        ben: { battlefield: [the("Walker", { label: "walker" })] },
      },
      having(),
      walker,
    );
    expect(
      cardObjectAt(act(state, hit(3), { source: [at("source")], it: [at("walker")] }).state, at("walker"))?.counters,
    ).toEqual({ loyalty: 2 });
  });

  it("is none for what can't be dealt damage (120.1a), or of 0 (120.8)", () => {
    const { state, at } = board(
      {
        ann: { battlefield: [the("Source", { label: "source" })] },
        ben: { battlefield: [the("Forest", { label: "forest" }), the("Wall", { label: "wall" })] },
      },
      having(),
      wall,
    );
    expect(act(state, hit(3), { source: [at("source")], it: [at("forest")] }).events).toEqual([]);
    expect(act(state, hit(0), { source: [at("source")], it: [at("wall")] }).events).toEqual([]);
  });
});

describe("615 prevention", () => {
  it("uses a shield up as it prevents (615.7)", () => {
    const { state, at } = board(
      {
        ann: { battlefield: [the("Source", { label: "source" })] },
        ben: { battlefield: [the("Wall", { label: "wall" })] },
      },
      having(),
      wall,
    );
    const shielded = act(
      state,
      [
        {
          kind: "replace",
          replacement: { kind: "damage", to: { kind: "is", what: IT }, shield: 2 },
          duration: { kind: "end-of-turn" },
        },
      ],
      { it: [at("wall")] },
    ).state;
    const once = act(shielded, hit(3), { source: [at("source")], it: [at("wall")] });
    expect(cardObjectAt(once.state, at("wall"))?.permanent?.damage).toBe(1);
    expect(once.events.map(({ kind }) => kind)).toContain("damage-prevented");
  });

  it("by protection is part of the rules (702.16e)", () => {
    const guarded = creature(
      "Guarded",
      ["1"],
      [1, 5],
      [{ kind: "keyword", keyword: { name: "protection", from: { kind: "type", type: "Creature" } } }],
    );
    const { state, at } = board(
      {
        ann: { battlefield: [the("Source", { label: "source" })] },
        ben: { battlefield: [the("Guarded", { label: "it" })] },
      },
      having(),
      guarded,
    );
    const { state: after, events } = act(state, hit(3), { source: [at("source")], it: [at("it")] });
    expect(cardObjectAt(after, at("it"))?.permanent?.damage).toBe(0);
    expect(cited(events)).toContain("702.16e");
  });
});

describe("701.8 destroying", () => {
  it("is replaced by regeneration: tapped, no damage, once for each shield (701.19a)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Wall", { label: "it", damage: 4 })] } }, wall);
    const ready = act(state, [{ kind: "regenerate", what: IT }], { it: [at("it")] }).state;
    const saved = act(ready, [{ kind: "destroy", what: IT }], { it: [at("it")] });
    expect(cardObjectAt(saved.state, at("it"))).toMatchObject({
      zone: "battlefield",
      permanent: { tapped: true, damage: 0 },
    });
    expect(
      cardObjectAt(act(saved.state, [{ kind: "destroy", what: IT }], { it: [at("it")] }).state, at("it")),
    ).toBeUndefined();
  });

  it("does nothing to what is indestructible (702.12b)", () => {
    const { state, at } = board(
      { ann: { battlefield: [the("God", { label: "it" })] } },
      creature("God", ["1"], [1, 1], [{ kind: "keyword", keyword: { name: "indestructible" } }]),
    );
    expect(act(state, [{ kind: "destroy", what: IT }], { it: [at("it")] }).events.map(({ kind }) => kind)).toEqual([
      "nothing",
    ]);
  });
});

describe("610.3 exiled until something leaves", () => {
  it("returns immediately afterwards, under its owner's control", () => {
    const { state, at } = board(
      {
        ann: { battlefield: [the("Grizzly Bears", { label: "jailer" })] },
        ben: { battlefield: [the("Wall", { label: "wall" })] },
      },
      wall,
    );
    const jailed = act(
      state,
      [{ kind: "exile", what: IT, until: { kind: "until-leaves", what: { kind: "bound", name: "jailer" } } }],
      { it: [at("wall")], jailer: [at("jailer")] },
    ).state;
    expect(jailed.exile).toHaveLength(1);
    const free = act(jailed, [{ kind: "destroy", what: IT }], { it: [at("jailer")] });
    expect(free.state.exile).toEqual([]);
    expect(free.state.battlefield.map((id) => cardObjectAt(free.state, id)?.controller)).toEqual(["Ben"]);
    expect(new Set(free.events.flatMap((event) => (event.kind === "zone-change" ? [event.batch] : []))).size).toBe(2);
  });
});
