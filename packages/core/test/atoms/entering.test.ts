import {
  type Ability,
  cardObjectAt,
  characteristics,
  type EditionDate,
  type Effect,
  type GameState,
  type ObjectId,
} from "@obverse/core";
import { describe, expect, it } from "vitest";
import { act, becameOf, cited, IT, pick, play } from "../support/act.ts";
import { board, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";

const put = (arrival: Extract<Effect, { kind: "move" }>["arrival"] = {}): readonly Effect[] => [
  { kind: "move", what: IT, to: "battlefield", arrival },
];
const only = (state: GameState, former: ObjectId) => {
  const [id] = becameOf(state, former);
  return id === undefined ? undefined : cardObjectAt(state, id);
};
const namesOnBattlefield = (state: GameState) => state.battlefield.map((id) => characteristics(state, id).name);

describe("712.14 a double-faced card put onto the battlefield", () => {
  it("has its front face up by default", () => {
    const { state, at } = board({ ann: { graveyard: [the("Villagers of Estwald", { label: "card" })] } });
    const { state: after, events } = act(state, put(), { it: [at("card")] });
    expect(only(after, at("card"))).toMatchObject({ zone: "battlefield", components: [{ face: "front" }] });
    expect(cited(events)).toContain("712.14");
  });

  it("has its back face up where it is put there transformed (712.14a)", () => {
    const { state, at } = board({ ann: { graveyard: [the("Villagers of Estwald", { label: "card" })] } });
    const { state: after, events } = act(state, put({ transformed: true }), { it: [at("card")] });
    expect(namesOnBattlefield(after)).toEqual(["Howlpack of Estwald"]);
    expect(cited(events)).toContain("712.14a");
    expect(events.some(({ kind }) => kind === "transformed")).toBe(false);
  });

  it.each([
    ["is no double-faced card (712.14a)", "Grizzly Bears", "712.14a"],
    ["is a meld card (712.14a)", "Graf Rats", "712.14a"],
  ])("stays where it is when it %s", (_why, name, rule) => {
    const { state, at } = board({ ann: { graveyard: [the(name, { label: "card" })] } });
    const { state: after, events } = act(state, put({ transformed: true }), { it: [at("card")] });
    expect(cardObjectAt(after, at("card"))?.zone).toBe("graveyard");
    expect(cited(events)).toContain(rule);
  });

  it("enters with its front face up when it can't be transformed, in editions before 2016", () => {
    const { state, at } = board({
      ann: { graveyard: [the("Grizzly Bears", { label: "card" })] },
      edition: "2015-01-01" as EditionDate,
    });
    expect(namesOnBattlefield(act(state, put({ transformed: true }), { it: [at("card")] }).state)).toEqual([
      "Grizzly Bears",
    ]);
  });

  it("stays where it is when it is modal and its front face is no permanent's (712.14b)", () => {
    const spell = card("modal", [
      face("Shatterskull Smashing", { manaCost: ["X", "R", "R"], types: ["Sorcery"] }),
      face("Shatterskull, the Hammer Pass", { types: ["Land"] }),
    ]);
    const { state, at } = board({ ann: { graveyard: [the("Shatterskull Smashing", { label: "card" })] } }, spell);
    const { state: after, events } = act(state, put(), { it: [at("card")] });
    expect(cardObjectAt(after, at("card"))?.zone).toBe("graveyard");
    expect(cited(events)).toContain("712.14b");
  });

  it("stays where it is when its front face is a sorcery's, and enters transformed (400.4a)", () => {
    const { state, at } = board({ ann: { graveyard: [the("Startled Awake", { label: "card" })] } });
    expect(cardObjectAt(act(state, put(), { it: [at("card")] }).state, at("card"))?.zone).toBe("graveyard");
    expect(namesOnBattlefield(act(state, put({ transformed: true }), { it: [at("card")] }).state)).toEqual([
      "Persistent Nightmare",
    ]);
  });

  it("is a face-down creature where it is put there face down (712.15)", () => {
    const { state, at } = board({ ann: { hand: [the("Villagers of Estwald", { label: "card" })] } });
    const { state: after, events } = act(state, put({ faceDown: true }), { it: [at("card")] });
    const object = only(after, at("card"));
    expect(object?.faceDown).toMatchObject({ cause: "plain" });
    expect(characteristics(after, object?.id ?? at("card"))).toMatchObject({ name: null, power: 2, toughness: 2 });
    expect(cited(events)).toContain("712.15");
  });
});

const copier: Ability = {
  kind: "replacement",
  replacement: {
    kind: "enters",
    subject: { kind: "is", what: { kind: "self" } },
    copy: {
      optional: true,
      of: { kind: "choose", chooser: { kind: "you" }, filter: { kind: "type", type: "Creature" }, min: 1, max: 1 },
    },
  },
};
const copying = creature("Copier", ["3", "U"], [0, 0], [copier], ["Shapeshifter"]);

describe("707.5 a permanent that enters as a copy", () => {
  it("copies the only creature there is, without a choice of which", () => {
    const { state, at } = board(
      {
        ann: {
          hand: [the("Copier", { label: "card" })],
          battlefield: [the("Howlpack of Estwald", { face: "back", label: "wolf" })],
        },
      },
      copying,
    );
    const { state: after, asked } = act(state, put(), { it: [at("card")] });
    const object = only(after, at("card"));
    expect(characteristics(after, object?.id ?? at("card"))).toMatchObject({
      name: "Howlpack of Estwald",
      manaValue: 0,
    });
    expect(asked.map(({ kind }) => kind)).toEqual(["may"]);
  });

  it("copies nothing where its controller says no, or where nothing is there", () => {
    const { state, at } = board(
      { ann: { hand: [the("Copier", { label: "card" })], battlefield: [the("Grizzly Bears", { label: "bear" })] } },
      copying,
    );
    expect(
      becameOf(act(state, put(), { it: [at("card")] }, [{ kind: "may", yes: false }]).state, at("card")),
    ).toHaveLength(1);
    const alone = board({ ann: { hand: [the("Copier", { label: "card" })] } }, copying);
    expect(act(alone.state, put(), { it: [alone.at("card")] }).asked).toEqual([]);
  });

  it("enters with the counters that what it copies enters with (707.5)", () => {
    const armed = creature(
      "Armed",
      ["2"],
      [1, 1],
      [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            subject: { kind: "is", what: { kind: "self" } },
            arrival: { counters: [{ counter: "+1/+1", count: 2 }], tapped: true },
          },
        },
      ],
    );
    const { state, at } = board(
      { ann: { hand: [the("Copier", { label: "card" })], battlefield: [the("Armed"), the("Grizzly Bears")] } },
      copying,
      armed,
    );
    const { state: after } = act(state, put(), { it: [at("card")] }, [pick(state.battlefield[0] ?? at("card"))]);
    expect(only(after, at("card"))).toMatchObject({ counters: { "+1/+1": 2 }, permanent: { tapped: true } });
  });

  const admirer = card("nonmodal", [
    face("Admirer", {
      manaCost: ["2", "R"],
      pt: [3, 4],
      abilities: [{ kind: "keyword", keyword: { name: "daybound" } }],
    }),
    face("Glider", { pt: [3, 4], abilities: [{ kind: "keyword", keyword: { name: "nightbound" } }] }),
  ]);
  const invasion = card("nonmodal", [
    face("Invasion", { manaCost: [], types: ["Battle"], subtypes: ["Siege"], defense: { text: "5", value: 5 } }),
    face("Valor", { types: ["Sorcery"] }),
  ]);
  const march = card("single", [
    face("March", {
      types: ["Enchantment"],
      abilities: [
        {
          kind: "static",
          affects: { kind: "all", filter: { kind: "permanent" } },
          modifications: [
            { kind: "add-types", types: ["Creature"] },
            { kind: "set-power-toughness", power: 3, toughness: 3 },
          ],
        },
      ],
    }),
  ]);
  const reflection: Effect = {
    kind: "replace",
    duration: { kind: "once" },
    replacement: {
      kind: "enters",
      subject: { kind: "type", type: "Creature" },
      copy: { of: { kind: "bound", name: "bird" } },
    },
  };

  it("enters with its back face up at night where it copies what has daybound and its card is double-faced (702.145b, 616.1d)", () => {
    const { state, at } = board(
      {
        ann: {
          hand: [the("Villagers of Estwald", { label: "card" })],
          battlefield: [the("Clone", { copyOf: { card: "Admirer" }, label: "bird" })],
        },
      },
      admirer,
    );
    const ready = act({ ...state, day: "night" }, [reflection], { bird: [at("bird")] }).state;
    const { state: after, events } = act(ready, put(), { it: [at("card")] });
    expect(only(after, at("card"))).toMatchObject({ components: [{ face: "back" }] });
    expect(characteristics(after, becameOf(after, at("card"))[0] ?? at("card")).name).toBe("Admirer");
    expect(cited(events)).toContain("702.145b");
  });

  it("doesn't enter where its own back face would then be a sorcery's: from the stack it goes to the graveyard (712.13a)", () => {
    const { state, at } = board(
      {
        ann: {
          hand: [the("Invasion", { label: "card" })],
          battlefield: [the("Clone", { copyOf: { card: "Admirer" }, label: "bird" }), the("March")],
        },
      },
      admirer,
      invasion,
      march,
    );
    const ready = act({ ...state, day: "night", mana: "unlimited" }, [reflection], { bird: [at("bird")] }).state;
    const { state: after, events } = play(ready, { kind: "cast", object: at("card") });
    expect(after.players[0]?.graveyard.map((id) => characteristics(after, id).name)).toEqual(["Invasion"]);
    expect(cited(events)).toContain("712.13a");
  });
});

describe("614.12 effects that modify how permanents enter", () => {
  const gatekeeper = creature(
    "Gatekeeper",
    ["4"],
    [4, 4],
    [
      {
        kind: "replacement",
        replacement: {
          kind: "enters",
          subject: {
            kind: "all",
            of: [
              { kind: "type", type: "Creature" },
              { kind: "controller", is: { kind: "opponents" } },
            ],
          },
          arrival: { tapped: true },
        },
      },
    ],
  );

  it("look at the permanent as it would exist", () => {
    const { state, at } = board(
      {
        ann: { hand: [the("Grizzly Bears", { label: "bear" }), the("Forest", { label: "forest" })] },
        ben: { battlefield: [the("Gatekeeper")] },
      },
      gatekeeper,
    );
    const { state: after } = act(state, put(), { it: [at("bear"), at("forest")] });
    expect(only(after, at("bear"))?.permanent?.tapped).toBe(true);
    expect(only(after, at("forest"))?.permanent?.tapped).toBe(false);
  });

  it("of a permanent's own that are about more than itself don't work for it", () => {
    const { state, at } = board(
      { ben: { hand: [the("Gatekeeper", { label: "card" })] } },
      creature(
        "Gatekeeper",
        ["4"],
        [4, 4],
        [
          {
            kind: "replacement",
            replacement: { kind: "enters", subject: { kind: "type", type: "Creature" }, arrival: { tapped: true } },
          },
        ],
      ),
    );
    expect(only(act(state, put(), { it: [at("card")] }).state, at("card"))?.permanent?.tapped).toBe(false);
  });

  it("give what they say before it is there: a chosen name is kept with it (614.12a)", () => {
    const namer = creature(
      "Namer",
      ["2"],
      [1, 1],
      [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            subject: { kind: "is", what: { kind: "self" } },
            as: [{ kind: "choose-value", who: { kind: "you" }, what: "name", keep: true }],
          },
        },
      ],
    );
    const { state, at } = board({ ann: { hand: [the("Namer", { label: "card" })] } }, namer);
    const { state: after } = act(state, put(), { it: [at("card")] }, [{ kind: "name", text: "Grizzly Bears" }]);
    expect(only(after, at("card"))?.chosen).toEqual({ name: "Grizzly Bears" });
  });

  it("keep it from entering where it can't (614.17d)", () => {
    const cage = card("single", [
      face("Cage", {
        manaCost: ["1"],
        types: ["Artifact"],
        abilities: [
          {
            kind: "static",
            rules: [{ kind: "cannot-enter", what: { kind: "type", type: "Creature" }, from: ["graveyard", "library"] }],
          },
        ],
      }),
    ]);
    const { state, at } = board(
      { ann: { graveyard: [the("Grizzly Bears", { label: "bear" })] }, ben: { battlefield: [the("Cage")] } },
      cage,
    );
    const { state: after, events } = act(state, put(), { it: [at("bear")] });
    expect(cardObjectAt(after, at("bear"))?.zone).toBe("graveyard");
    expect(cited(events)).toContain("614.17d");
  });
});

describe("counters and choices that card types bring", () => {
  it("are loyalty, defense and the first lore counter (306.5b, 310.4b, 714.3a)", () => {
    const walker = card("nonmodal", [
      face("Scout", { manaCost: ["1"], pt: [1, 1] }),
      face("Walker", { types: ["Planeswalker"], loyalty: { text: "3", value: 3 } }),
    ]);
    const siege = card("nonmodal", [
      face("Invasion of Somewhere", {
        manaCost: ["2"],
        types: ["Battle"],
        subtypes: ["Siege"],
        defense: { text: "5", value: 5 },
      }),
      face("Army", { pt: [4, 4] }),
    ]);
    const saga = card("single", [face("Tale", { manaCost: ["2"], types: ["Enchantment"], subtypes: ["Saga"] })]);
    const { state, at } = board(
      {
        ann: {
          exile: [the("Scout", { label: "scout" })],
          hand: [the("Invasion of Somewhere", { label: "siege" }), the("Tale", { label: "tale" })],
        },
      },
      walker,
      siege,
      saga,
    );
    const planeswalker = act(state, put({ transformed: true }), { it: [at("scout")] }).state;
    expect(only(planeswalker, at("scout"))?.counters).toEqual({ loyalty: 3 });
    const battle = act(state, put(), { it: [at("siege")] });
    expect(only(battle.state, at("siege"))).toMatchObject({
      counters: { defense: 5 },
      permanent: { protector: "Ben" },
    });
    expect(cited(battle.events)).toContain("310.12a");
    expect(only(act(state, put(), { it: [at("tale")] }).state, at("tale"))?.counters).toEqual({ lore: 1 });
  });

  it("let who puts an Aura there choose what it enchants, and keep it where it is without (303.4f–g)", () => {
    const aura = card("single", [
      face("Shackles", {
        manaCost: ["1"],
        types: ["Enchantment"],
        subtypes: ["Aura"],
        abilities: [
          {
            kind: "keyword",
            keyword: { name: "enchant", target: { filter: { kind: "type", type: "Creature" }, min: 1, max: 1 } },
          },
        ],
      }),
    ]);
    const { state, at } = board(
      {
        ann: { graveyard: [the("Shackles", { label: "aura" })] },
        ben: {
          battlefield: [
            the("Grizzly Bears", { label: "bear" }),
            the("Clone", { copyOf: { card: "Grizzly Bears" }, label: "clone" }),
          ],
        },
      },
      aura,
    );
    expect(
      only(act(state, put(), { it: [at("aura")] }, [pick(at("clone"))]).state, at("aura"))?.permanent?.attachedTo,
    ).toBe(at("clone"));
    const alone = board({ ann: { graveyard: [the("Shackles", { label: "aura" })] } }, aura);
    const { state: after, events } = act(alone.state, put(), { it: [alone.at("aura")] });
    expect(cardObjectAt(after, alone.at("aura"))?.zone).toBe("graveyard");
    expect(cited(events)).toContain("303.4g");
  });
});
