import { cardObjectAt, characteristics, type Effect, type GameState } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { act, IT } from "../support/act.ts";
import { board, the } from "../support/board.ts";
import { card, creature, face } from "../support/cards.ts";

const copy: readonly Effect[] = [{ kind: "create-copy", count: 1, of: IT, as: "token" }];
const last = (state: GameState) => state.battlefield[state.battlefield.length - 1] ?? state.battlefield[0];
const newest = (state: GameState) => {
  const id = last(state);
  if (id === undefined) throw new Error("nothing there");
  return { id, object: cardObjectAt(state, id), now: characteristics(state, id) };
};

describe("707.8a a token that is a copy of a double-faced permanent", () => {
  it("has both faces, with the same one up, and can transform", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Villagers of Estwald", { face: "back", label: "wolf" })] },
    });
    const { state: after, events } = act(
      state,
      [...copy, { kind: "transform", what: { kind: "bound", name: "token" } }],
      { it: [at("wolf")] },
    );
    expect(events.map(({ kind }) => kind)).toContain("transformed");
    expect(newest(after).now).toMatchObject({ name: "Villagers of Estwald", power: 2 });
    expect(newest(act(state, copy, { it: [at("wolf")] }).state).now).toMatchObject({
      name: "Howlpack of Estwald",
      power: 4,
    });
  });

  it("has the exceptions on both faces", () => {
    const { state, at } = board({ ann: { battlefield: [the("Villagers of Estwald", { label: "wolf" })] } });
    const effect: readonly Effect[] = [
      { kind: "create-copy", count: 1, of: IT, exceptions: { setColors: ["B"], addSubtypes: ["Zombie"] }, as: "token" },
    ];
    const { state: after } = act(state, effect, { it: [at("wolf")] });
    expect(newest(after).now).toMatchObject({
      name: "Villagers of Estwald",
      colors: ["B"],
      subtypes: ["Human", "Werewolf", "Zombie"],
    });
    const { state: turned } = act(state, [...effect, { kind: "transform", what: { kind: "bound", name: "token" } }], {
      it: [at("wolf")],
    });
    expect(newest(turned).now).toMatchObject({
      name: "Howlpack of Estwald",
      colors: ["B"],
      subtypes: ["Werewolf", "Zombie"],
    });
  });

  it("has one face where it is a copy of a copy, or of a melded permanent", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Villagers of Estwald", { face: "back", label: "wolf" }),
          the("Clone", { copyOf: { label: "wolf" }, label: "clone" }),
          { meld: ["Graf Rats", "Midnight Scavengers"], label: "host" },
        ],
      },
    });
    const clone = newest(act(state, copy, { it: [at("clone")] }).state);
    expect(clone.now).toMatchObject({ name: "Howlpack of Estwald", manaValue: 0 });
    expect(
      act(state, [...copy, { kind: "transform", what: { kind: "bound", name: "token" } }], {
        it: [at("clone")],
      }).events.map(({ kind }) => kind),
    ).toContain("nothing");
    expect(newest(act(state, copy, { it: [at("host")] }).state).now).toMatchObject({
      name: "Chittering Host",
      manaValue: 0,
      power: 5,
    });
  });

  it("is not double-faced in editions before 2023", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Villagers of Estwald", { label: "wolf" })] },
      edition: "2022-11-18" as GameState["edition"],
    });
    expect(
      act(state, [...copy, { kind: "transform", what: { kind: "bound", name: "token" } }], {
        it: [at("wolf")],
      }).events.map(({ kind }) => kind),
    ).toContain("nothing");
  });

  it("of a face-down permanent is a 2/2 creature without a name, face up", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Villagers of Estwald", { faceDown: "manifest", label: "down" })] },
    });
    const token = newest(act(state, copy, { it: [at("down")] }).state);
    expect(token.now).toMatchObject({ power: 2, toughness: 2, types: ["Creature"], subtypes: [] });
    expect(token.object?.faceDown).toBeUndefined();
  });
});

describe("111 tokens", () => {
  it("are named by their subtypes (111.4) and created as often as replacement effects say (614.16)", () => {
    const doubling = card("single", [
      face("Doubling", {
        types: ["Enchantment"],
        abilities: [
          {
            kind: "replacement",
            replacement: { kind: "tokens-created", who: { kind: "you" }, what: { kind: "all", of: [] }, factor: 2 },
          },
        ],
      }),
    ]);
    const { state } = board({ ann: { battlefield: [the("Doubling"), the("Doubling")] } }, doubling);
    const { state: after } = act(state, [{ kind: "create-named", count: 1, token: "Treasure" }]);
    expect(after.battlefield).toHaveLength(6);
    expect(newest(after).now).toMatchObject({
      name: "Treasure Token",
      types: ["Artifact"],
      subtypes: ["Treasure"],
      colors: [],
    });
  });

  it("named Incubator are double-faced (111.10i)", () => {
    const { state } = board({});
    const { state: after } = act(state, [
      {
        kind: "create-named",
        count: 1,
        token: "Incubator",
        as: "it",
        arrival: { counters: [{ counter: "+1/+1", count: 3 }] },
      },
      { kind: "transform", what: IT },
    ]);
    expect(newest(after).now).toMatchObject({
      name: "Phyrexian Token",
      power: 3,
      toughness: 3,
      types: ["Artifact", "Creature"],
    });
  });

  it("that are copies of an instant or sorcery card are not created (111.5)", () => {
    const { state, at } = board({ ann: { graveyard: [the("Startled Awake", { label: "it" })] } });
    expect(act(state, copy, { it: [at("it")] }).state.battlefield).toEqual([]);
  });

  it("enter as copies where what they copy does, with one face (707.8a)", () => {
    const copier = creature(
      "Copier",
      ["3", "U"],
      [0, 0],
      [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            subject: { kind: "is", what: { kind: "self" } },
            copy: {
              optional: true,
              of: {
                kind: "choose",
                chooser: { kind: "you" },
                filter: { kind: "subtype", subtype: "Werewolf" },
                min: 1,
                max: 1,
              },
            },
          },
        },
      ],
    );
    const { state, at } = board(
      { ann: { hand: [the("Copier", { label: "card" })], battlefield: [the("Villagers of Estwald")] } },
      copier,
    );
    const { state: after, events } = act(
      state,
      [...copy, { kind: "transform", what: { kind: "bound", name: "token" } }],
      { it: [at("card")] },
    );
    expect(newest(after).now.name).toBe("Villagers of Estwald");
    expect(events.map(({ kind }) => kind)).toContain("nothing");
  });

  it("that left the battlefield come back no more (111.8)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Grizzly Bears", { token: true, label: "it" })] } });
    const { state: after } = act(
      state,
      [
        { kind: "exile", what: IT, as: "gone" },
        { kind: "move", what: { kind: "bound", name: "gone" }, to: "battlefield" },
      ],
      { it: [at("it")] },
    );
    expect(after.battlefield).toEqual([]);
    expect(after.exile).toEqual([]);
  });
});
