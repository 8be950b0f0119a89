import {
  cardObjectAt,
  characteristics,
  type Effect,
  type GameEvent,
  type GameState,
  objectId,
  playerId,
  resume,
  step,
} from "@obverse/core";
import { describe, expect, it } from "vitest";
import { act, cited, IT } from "../support/act.ts";
import { board, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";

const transform: readonly Effect[] = [{ kind: "transform", what: IT }];
const kinds = (events: readonly GameEvent[]) => events.map(({ kind }) => kind);

const resumed = (state: GameState): GameState => resume(state).state;

describe("701.27 transforming", () => {
  it("turns a permanent over: the same object with a new timestamp, its counters and damage kept (712.18, 613.7g)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Villagers of Estwald", { label: "wolf", counters: { "+1/+1": 1 }, damage: 1, tapped: true }),
        ],
      },
    });
    const before = cardObjectAt(state, at("wolf"));
    const { state: after, events } = act(state, transform, { it: [at("wolf")] });
    const now = cardObjectAt(after, at("wolf"));
    expect(characteristics(after, at("wolf"))).toMatchObject({ name: "Howlpack of Estwald", power: 5 });
    expect(now).toMatchObject({ turned: 1, counters: { "+1/+1": 1 }, permanent: { damage: 1, tapped: true } });
    expect((now?.timestamp ?? 0) > (before?.timestamp ?? 0)).toBe(true);
    expect(kinds(events)).toEqual(["transformed"]);
  });

  it.each([
    ["an ordinary permanent (712.9)", the("Grizzly Bears", { label: "it" }), "712.9"],
    ["a lone meld card (712.4c)", the("Graf Rats", { label: "it" }), "712.4c"],
    ["a face-down permanent (712.15a)", the("Villagers of Estwald", { label: "it", faceDown: "manifest" }), "712.15a"],
    ["a melded permanent (712.4c)", { meld: ["Graf Rats", "Midnight Scavengers"], label: "it" } as const, "712.4c"],
  ])("does nothing to %s, and says why", (_what, spec, rule) => {
    const { state, at } = board({ ann: { battlefield: [spec] } });
    const { events } = act(state, transform, { it: [at("it")] });
    expect(kinds(events)).toEqual(["nothing"]);
    expect(cited(events)).toContain(rule);
  });

  it("is refused for an object that isn't there, as is leaving by a player who isn't (701.27a, 701.28a, 800.4a)", () => {
    const { state } = board({});
    for (const kind of ["transform", "convert"] as const)
      expect(step(resumed(state), { kind, object: objectId(9999) })).toMatchObject({
        ok: false,
        refusal: { code: "no-such-object" },
      });
    expect(step(resumed(state), { kind: "leave-game", player: playerId("nobody") })).toMatchObject({
      ok: false,
      refusal: { code: "no-such-player" },
    });
  });

  it("turns all at the same time, those that can", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Villagers of Estwald", { label: "one" }),
          the("Blackbloom Rogue", { label: "two" }),
          the("Grizzly Bears", { label: "three" }),
        ],
      },
    });
    const { events } = act(state, transform, { it: [at("one"), at("two"), at("three")] });
    expect(new Set(events.map(({ batch }) => batch)).size).toBe(1);
    expect(events.filter(({ kind }) => kind === "transformed")).toHaveLength(2);
  });

  it("carries out “as this transforms” while it turns (712.20)", () => {
    const chooser = card("nonmodal", [
      face("Plain", { manaCost: ["1"], pt: [1, 1] }),
      face("Chooser", {
        pt: [2, 2],
        abilities: [
          {
            kind: "replacement",
            replacement: {
              kind: "as-transforms",
              as: [{ kind: "choose-value", who: { kind: "you" }, what: "color", keep: true }],
            },
          },
        ],
      }),
    ]);
    const { state, at } = board({ ann: { battlefield: [the("Plain", { label: "it" })] } }, chooser);
    const { state: after, events } = act(state, transform, { it: [at("it")] }, [{ kind: "color", colors: ["R"] }]);
    expect(cardObjectAt(after, at("it"))?.chosen).toEqual({ color: "R" });
    expect(cited(events)).toContain("712.20");
  });
});

describe("708 turning face up and down", () => {
  it("shows what the permanent is, with a new timestamp and no arrival (708.8)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [the("Villagers of Estwald", { label: "it", faceDown: "manifest", counters: { "+1/+1": 1 } })],
      },
    });
    const { state: after, events } = act(state, [{ kind: "turn-face-up", what: IT }], { it: [at("it")] });
    expect(characteristics(after, at("it"))).toMatchObject({ name: "Villagers of Estwald", power: 3 });
    expect(kinds(events)).toEqual(["turned-face-up"]);
    expect(cited(events)).toEqual(expect.arrayContaining(["708.8", "712.15a"]));
  });

  it("reveals an instant or sorcery card and leaves it face down (701.40g)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Startled Awake", { label: "it", faceDown: "manifest" })] },
    });
    const { state: after, events } = act(state, [{ kind: "turn-face-up", what: IT }], { it: [at("it")] });
    expect(cardObjectAt(after, at("it"))?.faceDown).toBeDefined();
    expect(kinds(events)).toEqual(["revealed", "nothing"]);
    expect(cited(events)).toEqual(["701.40g"]);
  });

  it("makes a permanent a 2/2 creature without a name (708.2a), but not a double-faced one (712.16)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Forest", { label: "forest" }),
          the("Villagers of Estwald", { label: "wolf" }),
          { meld: ["Graf Rats", "Midnight Scavengers"], label: "host" },
        ],
      },
    });
    const { state: after, events } = act(state, [{ kind: "turn-face-down", what: IT }], {
      it: [at("forest"), at("wolf"), at("host")],
    });
    expect(characteristics(after, at("forest"))).toMatchObject({ name: null, types: ["Creature"], power: 2 });
    expect(characteristics(after, at("wolf")).name).toBe("Villagers of Estwald");
    expect(events.filter(({ kind }) => kind === "nothing").map(({ rules }) => rules)).toEqual([["712.16"], ["712.16"]]);
  });

  it("does nothing to a face-down permanent, whatever characteristics the instruction lists (708.2b)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Grizzly Bears", { label: "it", faceDown: "disguise" })] },
    });
    const { state: after, events } = act(
      state,
      [{ kind: "turn-face-down", what: IT, values: { types: ["Artifact"] } }],
      { it: [at("it")] },
    );
    expect(characteristics(after, at("it")).types).toEqual(["Creature"]);
    expect(cited(events)).toEqual(["708.2b"]);
  });

  it("reveals a face-down permanent that leaves (708.9)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Villagers of Estwald", { label: "it", faceDown: "manifest" })] },
    });
    const { events } = act(state, [{ kind: "move", what: IT, to: "hand" }], { it: [at("it")] });
    expect(kinds(events)).toEqual(["revealed", "zone-change"]);
    expect(cited(events)).toContain("708.9");
  });
});

describe("708.11 as it is turned face up", () => {
  it("becomes a copy until it is turned face down, and what it copies sees it turn", () => {
    const shapeshifter = creature(
      "Shapeshifter",
      ["3", "U"],
      [0, 0],
      [
        { kind: "keyword", keyword: { name: "morph", cost: [] } },
        {
          kind: "replacement",
          replacement: {
            kind: "as-turned-face-up",
            as: [
              {
                kind: "choose",
                what: {
                  kind: "choose",
                  chooser: { kind: "you" },
                  filter: { kind: "type", type: "Creature" },
                  min: 1,
                  max: 1,
                },
                as: "original",
              },
              {
                kind: "modify",
                what: { kind: "self" },
                modifications: [{ kind: "copy", of: { kind: "bound", name: "original" } }],
                duration: { kind: "until-face-down", what: { kind: "self" } },
              },
            ],
          },
        },
      ],
    );
    const { state, at } = board(
      {
        ann: {
          battlefield: [
            the("Shapeshifter", { faceDown: "morph", label: "it" }),
            the("Grizzly Bears", { label: "bear" }),
          ],
        },
      },
      shapeshifter,
    );
    const up = act(state, [{ kind: "turn-face-up", what: IT }], { it: [at("it")] }, [
      { kind: "pick", chosen: [{ object: at("bear") }] },
    ]);
    expect(characteristics(up.state, at("it")).name).toBe("Grizzly Bears");
    expect(cited(up.events)).toContain("708.11");
    const down = act(up.state, [{ kind: "turn-face-down", what: IT }], { it: [at("it")] });
    expect(down.state.effects).toEqual([]);
    expect(characteristics(down.state, at("it")).name).toBe(null);
  });
});

describe("701.40 manifesting", () => {
  it("puts cards of a library onto the battlefield face down one by one (701.40e)", () => {
    const { state } = board({ ann: { library: [the("Grizzly Bears"), the("Forest"), the("Villagers of Estwald")] } });
    const { state: after, events } = act(state, [
      { kind: "manifest", who: { kind: "you" }, what: { kind: "library", of: { kind: "you" }, from: "top", count: 2 } },
    ]);
    expect(after.battlefield.map((id) => cardObjectAt(after, id)?.faceDown?.cause)).toEqual(["manifest", "manifest"]);
    const arrivals = events.filter(({ kind }) => kind === "zone-change");
    expect(new Set(arrivals.map(({ batch }) => batch)).size).toBe(2);
  });

  it("cloaks with ward {2} (701.58a)", () => {
    const { state } = board({ ann: { library: [the("Grizzly Bears")] } });
    const { state: after } = act(state, [
      { kind: "cloak", who: { kind: "you" }, what: { kind: "library", of: { kind: "you" }, from: "top", count: 1 } },
    ]);
    const [id] = after.battlefield;
    expect(id === undefined ? [] : characteristics(after, id).abilities.map(({ ability }) => ability.kind)).toEqual([
      "keyword",
    ]);
  });

  it("dread looks at two, manifests one and puts the other into the graveyard (701.62a), and counts even with no card (701.62b)", () => {
    const { state, at } = board({
      ann: { library: [the("Grizzly Bears", { label: "bear" }), the("Forest", { label: "forest" })] },
    });
    const { state: after, events } = act(state, [{ kind: "manifest-dread", who: { kind: "you" } }], {}, [
      { kind: "pick", chosen: [{ object: at("forest") }] },
    ]);
    expect(after.battlefield).toHaveLength(1);
    expect(after.players[0]?.graveyard.map((id) => characteristics(after, id).name)).toEqual(["Grizzly Bears"]);
    expect(events.some((event) => event.kind === "action" && event.action === "manifest-dread")).toBe(true);
    const empty = board({ ann: { library: [] } });
    expect(
      act(empty.state, [{ kind: "manifest-dread", who: { kind: "you" } }]).events.map((event) =>
        event.kind === "action" ? event.action : event.kind,
      ),
    ).toEqual(["manifest-dread"]);
  });
});

describe("701.42 melding", () => {
  const meld = (...names: readonly string[]): readonly Effect[] => [
    { kind: "meld", what: names.map((name) => ({ kind: "bound", name })), into: "Chittering Host" },
  ];

  it("puts the pair onto the battlefield as one permanent, back faces up (712.14c)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Graf Rats", { label: "a" }), the("Midnight Scavengers", { label: "b" })] },
    });
    const { state: after, events } = act(state, meld("a", "b"), { a: [at("a")], b: [at("b")] });
    expect(after.battlefield.map((id) => characteristics(after, id))).toMatchObject([
      { name: "Chittering Host", manaValue: 7 },
    ]);
    expect(events.filter(({ kind }) => kind === "melded")).toHaveLength(1);
    expect(cited(events)).toEqual(expect.arrayContaining(["701.42a", "712.14c", "712.4a"]));
  });

  it("leaves what is no pair in exile (701.42c)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Graf Rats", { label: "a" }), the("Grizzly Bears", { label: "b" })] },
    });
    const { state: after, events } = act(state, meld("a", "b"), { a: [at("a")], b: [at("b")] });
    expect(after.exile).toHaveLength(2);
    expect(cited(events)).toContain("701.42c");
  });

  it("doesn't meld a token (701.42b)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Graf Rats", { label: "a", token: true }), the("Midnight Scavengers", { label: "b" })] },
    });
    const { state: after } = act(state, meld("a", "b"), { a: [at("a")], b: [at("b")] });
    expect(after.battlefield).toEqual([]);
  });

  it("lets Auras and other effects see one permanent enter", () => {
    const gate = creature(
      "Gate",
      ["1"],
      [1, 1],
      [
        {
          kind: "replacement",
          replacement: { kind: "enters", subject: { kind: "type", type: "Creature" }, arrival: { tapped: true } },
        },
      ],
    );
    const { state, at } = board(
      {
        ann: { battlefield: [the("Graf Rats", { label: "a" }), the("Midnight Scavengers", { label: "b" })] },
        ben: { battlefield: [the("Gate")] },
      },
      gate,
    );
    const { state: after, events } = act(state, meld("a", "b"), { a: [at("a")], b: [at("b")] });
    const [, melded] = after.battlefield;
    expect(melded === undefined ? undefined : cardObjectAt(after, melded)?.permanent?.tapped).toBe(true);
    expect(
      events.flatMap((event) =>
        event.kind === "zone-change" ? event.arrived.filter(({ zone }) => zone === "battlefield") : [],
      ),
    ).toHaveLength(1);
  });
});
