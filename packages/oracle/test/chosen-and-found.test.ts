import type { Ability } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { compileFace } from "../src/index.ts";

const read = (text: string, type = "Creature"): Ability | undefined => {
  const face = {
    name: "Nameless Thing",
    manaCost: null,
    supertypes: [],
    types: [type],
    subtypes: [],
    power: null,
    toughness: null,
    colors: [],
  };
  const { abilities, unsupported } = compileFace(face, text, { card: face.name, names: [face.name], layout: "normal" });
  expect(unsupported).toEqual([]);
  return abilities[0];
};

describe("what players did or couldn't do", () => {
  it("tells those who couldn't from those who did (608.2c)", () => {
    expect(read("Each opponent discards a card. Each opponent who can't loses 3 life.", "Sorcery")).toMatchObject({
      effect: [
        { kind: "discard", as: "a" },
        { kind: "life", who: { kind: "those-who", that: { kind: "not", of: { kind: "did", name: "a" } } } },
      ],
    });
  });

  it("lets all players choose in turn order from the one who is named", () => {
    expect(
      read("Starting with you, each player chooses a creature from among creatures your opponents control.", "Sorcery"),
    ).toMatchObject({ effect: [{ kind: "for-each", players: { kind: "each", first: { kind: "you" } } }] });
  });
});

describe("choices and what is looked for", () => {
  it("takes one of several abilities at random", () => {
    expect(
      read("Choose flying or trample at random. Nameless Thing gains that ability until end of turn.", "Sorcery"),
    ).toMatchObject({ effect: [{ kind: "choose-one", random: true, options: [[{ kind: "modify" }], [{}]] }] });
  });

  it("means the cards that were looked for by their number, and not those passed over", () => {
    expect(
      read(
        "Exile cards from the top of your library until you exile two nonland cards. You may cast one of those two cards without paying its mana cost.",
        "Sorcery",
      ),
    ).toMatchObject({
      effect: [{ kind: "dig-until", hit: "a" }, { steps: [{ what: { from: { kind: "bound", name: "a" } } }] }],
    });
  });

  it("reads what happens instead of exploring", () => {
    expect(
      read("If a creature you control would explore, instead you gain 1 life, then that creature explores."),
    ).toMatchObject({
      replacement: { kind: "action", action: "explore", instead: [{ kind: "life" }, { what: { name: "it" } }] },
    });
  });

  it("takes what an object says of its own colours for true in all zones (604.3)", () => {
    expect(read("Nameless Thing is all colors.", "Sorcery")).toMatchObject({ kind: "static", defining: true });
  });
});
