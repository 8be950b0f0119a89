import {
  characteristics,
  controllerOf,
  copiableValues,
  copySourceOf,
  type EditionDate,
  type EmblemObject,
  objectId,
} from "@obverse/core";
import { describe, expect, it } from "vitest";
import { ANN, BEN, board, copyOf, the, withEffect } from "./support/board.ts";
import { card, creature, enchantment, face } from "./support/cards.ts";

const creatures = { kind: "all", filter: { kind: "type", type: "Creature" } } as const;

describe("712.8 what a double-faced card is", () => {
  it("is its front face in a hand, graveyard, library and exile (712.8a)", () => {
    const { state, at } = board({
      ann: {
        hand: [the("Villagers of Estwald", { label: "a" })],
        graveyard: [the("Howlpack of Estwald", { label: "b" })],
        exile: [the("Blackbloom Rogue", { label: "c" })],
      },
    });
    expect([at("a"), at("b"), at("c")].map((id) => characteristics(state, id).name)).toEqual([
      "Villagers of Estwald",
      "Villagers of Estwald",
      "Blackbloom Rogue",
    ]);
  });

  it("is a back face with the front's mana value where it is nonmodal (712.8e, 202.3b)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Villagers of Estwald", { face: "back", label: "wolf" })] },
    });
    expect(characteristics(state, at("wolf"))).toMatchObject({
      name: "Howlpack of Estwald",
      manaCost: null,
      manaValue: 3,
      colors: ["G"],
      power: 4,
      toughness: 6,
      subtypes: ["Werewolf"],
    });
  });

  it("had mana value 0 with its back face up before 2016", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Villagers of Estwald", { face: "back", label: "wolf" })] },
      edition: "2015-11-13" as EditionDate,
    });
    expect(characteristics(state, at("wolf")).manaValue).toBe(0);
  });

  it("is a modal card's back face with that face's own mana value (712.8f)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Shaile, Dean of Radiance", { face: "back", label: "dean" }),
          the("Blackbloom Rogue", { face: "back", label: "bog" }),
        ],
      },
    });
    expect(characteristics(state, at("dean"))).toMatchObject({
      name: "Embrose, Dean of Shadow",
      manaValue: 4,
      colors: ["B"],
    });
    expect(characteristics(state, at("bog"))).toMatchObject({ name: "Blackbloom Bog", manaValue: 0, types: ["Land"] });
    expect(characteristics(state, at("bog")).power).toBeUndefined();
  });

  it("is the melded back of two cards, with the sum of their mana values (712.8g, 202.3c)", () => {
    const { state, at } = board({
      ann: { battlefield: [{ meld: ["Graf Rats", "Midnight Scavengers"], label: "host" }] },
    });
    expect(characteristics(state, at("host"))).toMatchObject({
      name: "Chittering Host",
      manaValue: 7,
      power: 5,
      toughness: 6,
    });
  });
});

describe("707.2 copies", () => {
  it("have mana value 0 where they copy a back face or a melded permanent (202.3b–c)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Howlpack of Estwald", { face: "back", label: "wolf" }),
          { meld: ["Graf Rats", "Midnight Scavengers"], label: "host" },
        ],
      },
      ben: {
        battlefield: [
          the("Clone", { copyOf: { label: "wolf" }, label: "one" }),
          the("Clone", { copyOf: { label: "host" }, label: "two" }),
        ],
      },
    });
    expect(characteristics(state, at("one"))).toMatchObject({ name: "Howlpack of Estwald", manaValue: 0, power: 4 });
    expect(characteristics(state, at("two"))).toMatchObject({ name: "Chittering Host", manaValue: 0, power: 5 });
  });

  it("of a copy are copies of what it copies, with its exceptions (707.3, 707.9b)", () => {
    const { state, at } = board({
      ann: { battlefield: [the("Grizzly Bears", { label: "bear" }), the("Clone", { label: "clone" })] },
    });
    const copied = withEffect(
      state,
      [at("clone")],
      [{ kind: "copy-of", source: { ...copyOf(state, at("bear")), exceptions: { addTypes: ["Artifact"] } } }],
    );
    expect(copySourceOf(copied, at("clone"))).toMatchObject({
      definition: "Grizzly Bears",
      exceptions: { addTypes: ["Artifact"] },
    });
    expect(copiableValues(copied, at("clone"))).toMatchObject({
      name: "Grizzly Bears",
      types: ["Creature", "Artifact"],
    });
  });

  it("don't change a face-down permanent until it is face up (708.10)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [
          the("Villagers of Estwald", { faceDown: "manifest", label: "down" }),
          the("Grizzly Bears", { label: "bear" }),
        ],
      },
    });
    const copied = withEffect(state, [at("down")], [{ kind: "copy-of", source: copyOf(state, at("bear")) }]);
    expect(characteristics(copied, at("down"))).toMatchObject({
      name: null,
      power: 2,
      toughness: 2,
      subtypes: [],
      manaValue: 0,
      colors: [],
    });
  });
});

describe("613 layers", () => {
  it("counters and effects change a face-down creature's numbers (613.4c)", () => {
    const { state, at } = board({
      ann: {
        battlefield: [the("Villagers of Estwald", { faceDown: "manifest", counters: { "+1/+1": 1 }, label: "down" })],
      },
    });
    expect(characteristics(state, at("down"))).toMatchObject({ name: null, power: 3, toughness: 3 });
  });

  it("an anthem counts what is a creature by then", () => {
    const animate = enchantment("Animate", { kind: "all", filter: { kind: "type", type: "Artifact" } }, [
      { kind: "add-types", types: ["Creature"] },
      {
        kind: "set-power-toughness",
        power: { kind: "number-of", what: "mana-value", of: { kind: "bound", name: "it" } },
        toughness: { kind: "number-of", what: "mana-value", of: { kind: "bound", name: "it" } },
      },
    ]);
    const anthem = enchantment("Anthem", creatures, [{ kind: "modify-power-toughness", power: 1, toughness: 1 }]);
    const stone = card("single", [face("Stone", { manaCost: ["3"], types: ["Artifact"] })]);
    const { state, at } = board(
      { ann: { battlefield: [the("Anthem"), the("Animate"), the("Stone")] } },
      animate,
      anthem,
      stone,
    );
    expect(characteristics(state, at("Stone"))).toMatchObject({
      types: ["Artifact", "Creature"],
      power: 4,
      toughness: 4,
    });
  });

  it("an effect that takes all abilities away applies before later layers look at them (613.1f)", () => {
    const lose = enchantment("Lose", creatures, [
      { kind: "lose-all-abilities" },
      { kind: "set-power-toughness", power: 1, toughness: 1 },
    ]);
    const lord = creature(
      "Lord",
      ["1", "W"],
      [2, 2],
      [
        {
          kind: "static",
          affects: creatures,
          modifications: [{ kind: "modify-power-toughness", power: 1, toughness: 1 }],
        },
      ],
    );
    const { state, at } = board(
      { ann: { battlefield: [the("Lord"), the("Lose"), the("Grizzly Bears", { label: "bear" })] } },
      lose,
      lord,
    );
    expect(characteristics(state, at("bear"))).toMatchObject({ power: 1, toughness: 1, abilities: [] });
    expect(characteristics(state, at("Lord"))).toMatchObject({ power: 1, abilities: [] });
  });

  it("an effect that started to apply goes on in later layers though its ability is lost (613.6)", () => {
    const both = enchantment("Both", { kind: "all", filter: { kind: "type", type: "Enchantment" } }, [
      { kind: "add-types", types: ["Creature"] },
      { kind: "set-power-toughness", power: 5, toughness: 5 },
    ]);
    const lose = enchantment("Lose", creatures, [{ kind: "lose-all-abilities" }]);
    const { state, at } = board({ ann: { battlefield: [the("Both"), the("Lose")] } }, both, lose);
    expect(characteristics(state, at("Lose"))).toMatchObject({ power: 5, toughness: 5, abilities: [] });
  });

  it("a later effect that makes land types depends on an earlier one only if it must (613.8)", () => {
    // “Nonbasic lands are Mountains” (older) and “Each land is a Swamp in addition” on a nonbasic land: the second's ability is gone, whatever the order.
    const bloodMoon = enchantment(
      "Moon",
      {
        kind: "all",
        filter: {
          kind: "all",
          of: [
            { kind: "type", type: "Land" },
            { kind: "not", of: { kind: "supertype", supertype: "Basic" } },
          ],
        },
      },
      [{ kind: "set-types", subtypes: ["Mountain"] }],
    );
    const urborg = card("single", [
      face("Tomb", {
        types: ["Land"],
        supertypes: ["Legendary"],
        abilities: [
          {
            kind: "static",
            affects: { kind: "all", filter: { kind: "type", type: "Land" } },
            modifications: [{ kind: "add-types", subtypes: ["Swamp"] }],
          },
        ],
      }),
    ]);
    for (const order of [
      ["Tomb", "Moon"],
      ["Moon", "Tomb"],
    ]) {
      const { state, at } = board(
        { ann: { battlefield: [...order.map((name) => the(name)), the("Forest")] } },
        bloodMoon,
        urborg,
      );
      expect(characteristics(state, at("Forest")).subtypes).toEqual(["Forest"]);
      expect(characteristics(state, at("Tomb"))).toMatchObject({ subtypes: ["Mountain"], supertypes: ["Legendary"] });
    }
  });

  it("control changes in layer 2 decide whose creatures an anthem sees", () => {
    const mine = enchantment(
      "Mine",
      {
        kind: "all",
        filter: {
          kind: "all",
          of: [
            { kind: "type", type: "Creature" },
            { kind: "controller", is: { kind: "you" } },
          ],
        },
      },
      [{ kind: "modify-power-toughness", power: 1, toughness: 1 }],
    );
    const { state, at } = board(
      { ann: { battlefield: [the("Mine")] }, ben: { battlefield: [the("Grizzly Bears", { label: "bear" })] } },
      mine,
    );
    expect(controllerOf(state, at("bear"))).toBe(BEN);
    const stolen = withEffect(state, [at("bear")], [{ kind: "control", player: { kind: "you" } }]);
    expect(controllerOf(stolen, at("bear"))).toBe(ANN);
    expect(characteristics(stolen, at("bear")).power).toBe(3);
  });

  it("basic land types bring their mana abilities (305.6)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Forest")] } });
    expect(characteristics(state, at("Forest")).abilities.map(({ key }) => key)).toEqual(["intrinsic:Forest"]);
  });

  it("devoid and changeling define colour and creature types in every zone (604.3, 702.73a, 702.114a)", () => {
    const odd = creature(
      "Odd",
      ["1", "R"],
      [1, 1],
      [
        { kind: "keyword", keyword: { name: "devoid" } },
        { kind: "keyword", keyword: { name: "changeling" } },
      ],
      ["Shapeshifter"],
    );
    const { state, at } = board({ ann: { hand: [the("Odd")] } }, odd);
    expect(characteristics(state, at("Odd")).colors).toEqual([]);
    expect(characteristics(state, at("Odd")).subtypes).toContain("Goblin");
  });

  it("an emblem's ability works from the command zone (114.4)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Grizzly Bears", { label: "bear" })] } });
    const id = objectId(state.nextId);
    const emblem: EmblemObject = {
      kind: "emblem",
      id,
      zone: "command",
      owner: ANN,
      controller: ANN,
      timestamp: 50,
      counters: {},
      abilities: [
        {
          kind: "static",
          affects: creatures,
          modifications: [{ kind: "gain", abilities: [{ kind: "keyword", keyword: { name: "haste" } }] }],
        },
      ],
    };
    const chunks = state.objects.chunks.map((chunk, index) =>
      index === id >> 5 ? chunk.map((entry, place) => (place === (id & 31) ? emblem : entry)) : chunk,
    );
    const withEmblem = { ...state, objects: { chunks }, command: [id], nextId: id + 1 };
    expect(characteristics(withEmblem, at("bear")).abilities).toHaveLength(1);
  });

  it("a switch comes last (613.4d)", () => {
    const { state, at } = board({ ann: { battlefield: [the("Villagers of Estwald", { label: "v" })] } });
    const both = withEffect(
      withEffect(state, [at("v")], [{ kind: "switch-power-toughness" }], 1),
      [at("v")],
      [{ kind: "modify-power-toughness", power: 3, toughness: 0 }],
      2,
    );
    expect(characteristics(both, at("v"))).toMatchObject({ power: 3, toughness: 5 });
  });
});
