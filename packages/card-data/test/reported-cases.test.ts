import {
  cardKnowledge,
  faceManaValues,
  importInMemory,
  linkMeld,
  makeCardSource,
  noAbilities,
  normaliseScryfall,
} from "@obverse/card-data";
import { nameKey } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { graf, host, scavengers, twoFaced } from "./records.ts";

const one = (record: unknown) => {
  const { card } = normaliseScryfall(record, noAbilities);
  if (card === undefined) throw new Error("the record gives no card");
  return card;
};
const read = async (...records: readonly unknown[]) => importInMemory(once(records), noAbilities);

async function* once(records: readonly unknown[]): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(records.map((record) => `${JSON.stringify(record)}\n`).join(""));
}

describe("faces, wherever the source has them", () => {
  it("come from one place for cards with one face and with two (dat-001)", () => {
    expect(one({ name: "Storm Crow", layout: "normal" }).faces).toHaveLength(1);
    expect(one(twoFaced("transform", {}, {})).faces).toHaveLength(2);
  });

  it("have their own types, cost and value on a reversible card (dat-003)", () => {
    const side = { oracle_id: "crypt", name: "Blood Crypt", type_line: "Land — Swamp Mountain", mana_cost: "", cmc: 0 };
    const card = one({ name: "Blood Crypt // Blood Crypt", layout: "reversible_card", card_faces: [side, side] });
    expect(card.faces[0]).toMatchObject({ types: ["Land"], subtypes: ["Swamp", "Mountain"] });
    expect(faceManaValues(card)).toEqual([0]);
  });

  it("have their own colours: the front's from its cost, the back's from its indicator (dat-004, dat-005)", () => {
    const card = one(
      twoFaced("transform", { mana_cost: "{U}", colors: ["U"] }, { colors: ["U"], color_indicator: ["U"] }),
    );
    expect(card.faces[1]?.colorIndicator).toEqual(["U"]);
    const land = one(twoFaced("transform", { mana_cost: "{2}{G}", colors: ["G"] }, { type_line: "Land", colors: [] }));
    expect(land.faces[1]?.colorIndicator).toBeUndefined();
    expect(land.colorIdentity).toEqual(["G"]);
  });

  it("have the mana value of the front on a nonmodal back, and of its own cost on a modal one (dat-007)", () => {
    const costs = [{ mana_cost: "{1}{G}{G}" }, { mana_cost: "{3}{U}{U}" }] as const;
    expect(faceManaValues(one(twoFaced("modal_dfc", ...costs)))).toEqual([3, 5]);
    expect(faceManaValues(one(twoFaced("modal_dfc", { mana_cost: "{4}{G}{G}{G}" }, { type_line: "Land" })))).toEqual([
      7, 0,
    ]);
    expect(faceManaValues(one(twoFaced("transform", { mana_cost: "{2}{G}" }, {})))).toEqual([3, 3]);
  });

  it("have their types on their own type line: a battle is told by it, not by a layout (dat-012)", () => {
    expect(one(twoFaced("transform", { type_line: "Battle — Siege" }, {})).faces[0]).toMatchObject({
      types: ["Battle"],
      subtypes: ["Siege"],
    });
  });
});

describe("what a source doesn't say or says anew", () => {
  it("leaves known cards with a new layout where they were (dat-010)", () => {
    const before = one({ name: "Blitz Automaton", layout: "normal", type_line: "Artifact Creature — Construct" });
    expect(one({ name: "Blitz Automaton", layout: "prototype", type_line: "Artifact Creature — Construct" })).toEqual(
      before,
    );
    expect(one({ name: "Blitz Automaton", layout: "prototype-2", type_line: "Artifact Creature — Construct" })).toEqual(
      before,
    );
  });

  it("doesn't stop at a new field, layout or word (dat-011)", async () => {
    const { cards, issues } = await read(
      { name: "A", oracle_id: "a", layout: "front_card", set: "x" },
      { name: "B", oracle_id: "b", layout: "normal", set: "x", oathbreaker: "legal", frame_effects: ["thick"] },
      { name: "C", oracle_id: "c", layout: "spiral", set: "x" },
    );
    expect(cards.map(({ card }) => card.name)).toEqual(["B", "C"]);
    expect(issues.map(({ code }) => code).sort()).toEqual(["not-a-card", "unknown-field", "unknown-layout"]);
  });

  it("keeps what is no number as it is printed, and refuses to play with it (dat-025)", () => {
    const number = (power: string) => one({ name: "X", layout: "normal", power });
    expect(
      ["*", "1+*", "*+1", "7-*", "+1", "2.5", "*²", "X"].map((text) => number(text).faces[0].power?.value),
    ).toEqual([0, 1, 1, 7, 1, 2.5, 0, 0]);
    for (const text of ["∞", "?"]) {
      expect(number(text).faces[0]).toMatchObject({ power: { text }, abilities: [{ kind: "unsupported" }] });
    }
  });
});

describe("names", () => {
  const source = makeCardSource([
    one({
      ...twoFaced("split", {}, {}),
      name: "Find // Finality",
      card_faces: [{ name: "Find" }, { name: "Finality" }],
    }),
    one({ name: "Lórien Revealed", layout: "normal" }),
    one({ name: "Æther Vial", layout: "normal" }),
    one({ name: "Soldier", layout: "token", type_line: "Token Creature — Soldier" }),
    one({ name: "Soldier", oracle_id: "card", layout: "normal", type_line: "Creature" }),
  ]);

  it.each(["Find/Finality", "Find / Finality", "find // finality", "Find /// Finality", "Find", "FINALITY"])(
    "are found as %s (dat-019)",
    (query) => {
      expect(source.find(query)?.name).toBe("Find // Finality");
    },
  );

  it("are found without accents and with ligatures taken apart (dat-021)", () => {
    expect(source.find("lorien revealed")?.name).toBe("Lórien Revealed");
    expect(source.find("Aether Vial")?.name).toBe("Æther Vial");
    expect(source.find("Ｌóｒｉｅｎ　Revealed")?.name).toBe("Lórien Revealed");
    expect(nameKey("ゔぇずーゔぁ")).toBe(nameKey("ヴェズーヴァ"));
  });

  it("of a token or an art card don't hide a card's (dat-023)", () => {
    expect(source.byName("Soldier")?.token).toBeUndefined();
    expect(
      normaliseScryfall(
        { name: "Find // Find", layout: "art_series", card_faces: [{ name: "Find" }, { name: "Find" }] },
        noAbilities,
      ).cards,
    ).toEqual([]);
  });

  it("of a rebalanced card stay its own", () => {
    const both = makeCardSource([
      one({ name: "A-Thing", oracle_id: "a", layout: "normal" }),
      one({ name: "Thing", layout: "normal" }),
    ]);
    expect(both.find("a-thing")?.name).toBe("A-Thing");
    expect(both.find("thing")?.name).toBe("Thing");
  });
});

describe("colour identity (dat-030)", () => {
  it("counts the back of a double-faced card, but not what a meld card's back is half of", () => {
    const esika = one(twoFaced("modal_dfc", { mana_cost: "{1}{G}{G}" }, { mana_cost: "{W}{U}{B}{R}{G}" }));
    expect(esika.colorIdentity).toEqual(["W", "U", "B", "R", "G"]);
    const stone = one({ ...scavengers, mana_cost: "{5}", colors: [], color_identity: ["W", "U"] });
    expect(stone.colorIdentity).toEqual([]);
  });
});

describe("what is known of a meld card (dat-008)", () => {
  const { cards } = linkMeld(
    [graf, scavengers, host].flatMap((record) => normaliseScryfall(record, noAbilities).cards),
  );
  const source = makeCardSource(cards);
  const known = (name: string) => {
    const card = source.byName(name);
    return card === undefined ? undefined : cardKnowledge(card, { source });
  };

  it("is its own mana value, its partner, and the size of what it becomes", () => {
    expect(known("Graf Rats")).toMatchObject({
      manaValue: 2,
      meldsWith: "Midnight Scavengers",
      meldsInto: "Chittering Host",
      reminder: "5/6",
    });
    expect(known("Midnight Scavengers")).toMatchObject({ manaValue: 5, meldsWith: "Graf Rats" });
  });

  it("and of what the pair becomes, both together", () => {
    expect(known("Chittering Host")).toMatchObject({ kind: "melded", manaValue: 7 });
  });
});
