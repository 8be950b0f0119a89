import { linkMeld, noAbilities, normaliseScryfall } from "@obverse/card-data";
import { describe, expect, it } from "vitest";
import { graf, host, scavengers, triple, twoFaced } from "./records.ts";

const one = (record: unknown) => normaliseScryfall(record, noAbilities);
const codes = (record: unknown) => one(record).report.map(({ code }) => code);

describe("faces (712.8)", () => {
  it("gives the back its colour from its own indicator, not from the front", () => {
    const record = twoFaced("transform", { mana_cost: "{2}{G}", colors: ["G"] }, { type_line: "Land", colors: [] });
    const { card } = one(record);
    expect(card?.faces[1]?.colorIndicator).toBeUndefined();
    expect(card?.colorIdentity).toEqual(["G"]);
  });

  it("supplies a colour indicator that the source forgot, and says so", () => {
    const { card, report } = one(twoFaced("transform", { mana_cost: "{R}", colors: ["R"] }, { colors: ["R"] }));
    expect(card?.faces[1]?.colorIndicator).toEqual(["R"]);
    expect(report).toContainEqual(expect.objectContaining({ code: "indicator-missing", action: "repaired" }));
  });

  it("takes a colourful costless text that defines its colours for no forgotten indicator", () => {
    const back = { type_line: "Sorcery", oracle_text: "Back is all colors.", colors: ["B", "G", "R", "U", "W"] };
    const { card } = one(twoFaced("transform", { mana_cost: "{R}", colors: ["R"] }, back));
    expect(card?.faces[1]?.colorIndicator).toBeUndefined();
    expect(card?.colorIdentity).toEqual(["W", "U", "B", "R", "G"]);
  });

  it("reads numbers that are none as text and value", () => {
    const { card, report } = one(
      twoFaced("transform", { power: "1+*", toughness: "*" }, { power: "∞", toughness: "2.5" }),
    );
    expect(card?.faces[0].power).toEqual({ text: "1+*", value: 1 });
    expect(card?.faces[1]?.toughness).toEqual({ text: "2.5", value: 2.5 });
    expect(card?.faces[1]?.abilities).toEqual([{ kind: "unsupported", role: "static", reason: "printed-power" }]);
    expect(report.map(({ code }) => code)).toContain("number-not-modelled");
  });
});

describe("meld cards (712.4)", () => {
  it("know their partner and result from either text", () => {
    for (const [record, partner] of [
      [graf, "Midnight Scavengers"],
      [scavengers, "Graf Rats"],
    ] as const) {
      expect(one(record).card?.kind).toBe("meld");
      expect(one(record).card?.meld).toEqual({ partner, result: "Chittering Host" });
    }
    expect(one(host).card?.kind).toBe("melded");
    expect(one(host).card?.meldedFrom).toEqual(["Graf Rats", "Midnight Scavengers"]);
  });

  it("are told from the result where the source marks all three as parts", () => {
    const mislabelled = { ...host, all_parts: triple("meld_part", "meld_part", "meld_part") };
    expect(one(mislabelled).card?.kind).toBe("melded");
    expect(codes(mislabelled)).toContain("meld-mislabelled");
  });

  it("are linked from the texts of all three where the source relates nothing", () => {
    const bare = [graf, scavengers, host].map((record) => ({ ...record, all_parts: undefined }));
    const { cards, report } = linkMeld(bare.flatMap((record) => one(record).cards));
    expect(cards[1]?.meld).toEqual({ partner: "Graf Rats", result: "Chittering Host" });
    expect(cards[2]?.meldedFrom).toEqual(["Graf Rats", "Midnight Scavengers"]);
    expect(report).toEqual([]);
  });
});

describe("layouts", () => {
  it("make a reversible card the card that both its sides are", () => {
    const face = {
      oracle_id: "okaun",
      layout: "normal",
      name: "Okaun",
      type_line: "Creature — Cyclops",
      mana_cost: "{R}",
      cmc: 1,
    };
    const record = {
      name: "Okaun // Okaun",
      layout: "reversible_card",
      color_identity: ["R"],
      card_faces: [face, face],
    };
    const { cards } = one(record);
    expect(cards).toHaveLength(1);
    expect(cards[0]?.card).toMatchObject({ id: "okaun", name: "Okaun", kind: "single" });
  });

  it("take a sheet of two tokens for two tokens, and a token that transforms for a double-faced one", () => {
    const sheet = twoFaced(
      "double_faced_token",
      { type_line: "Token Creature — Angel" },
      { type_line: "Token Creature — Demon" },
    );
    expect(one(sheet).cards.map(({ card }) => [card.kind, card.token])).toEqual([
      ["single", true],
      ["single", true],
    ]);
    const turning = twoFaced(
      "double_faced_token",
      { type_line: "Token Artifact", oracle_text: "{2}: Transform this artifact." },
      {},
    );
    expect(one(turning).card).toMatchObject({ kind: "nonmodal", token: true });
  });

  it("keep a card of an unknown layout, and say so", () => {
    const result = one({ name: "New Thing", layout: "hologram", type_line: "Artifact", mana_cost: "{1}" });
    expect(result.card?.name).toBe("New Thing");
    expect(result.report).toContainEqual(
      expect.objectContaining({ code: "unknown-layout", found: "hologram", action: "kept" }),
    );
  });

  it("set aside what is no card", () => {
    expect(one({ name: "X // X", layout: "art_series", card_faces: [{ name: "X" }, { name: "X" }] }).cards).toEqual([]);
    expect(codes({ name: "X", layout: "front_card" })).toEqual(["not-a-card"]);
  });

  it("tell Rooms, Omens and aftermath cards from other two-part cards", () => {
    const halves = (layout: string, front: object, back: object) =>
      one(twoFaced(layout, front, back)).card?.halves?.kind;
    expect(halves("split", { type_line: "Enchantment — Room" }, { type_line: "Enchantment — Room" })).toBe("room");
    expect(halves("split", { type_line: "Instant" }, { type_line: "Sorcery", oracle_text: "Aftermath" })).toBe(
      "aftermath",
    );
    expect(halves("adventure", {}, { type_line: "Sorcery — Omen" })).toBe("omen");
    expect(halves("flip", {}, {})).toBe("flip");
  });
});

describe("a record of the wrong shape", () => {
  it("gives no card, its name and the place of what is wrong", () => {
    const { cards, report } = one({ name: "Broken", power: 3 });
    expect(cards).toEqual([]);
    expect(report).toEqual([
      { code: "invalid-record", card: "Broken", place: { path: "power" }, expected: "string", action: "set-aside" },
    ]);
  });
});

describe("colour identity (903.4)", () => {
  it("counts both faces, not reminder text, and basic land types", () => {
    const record = twoFaced(
      "modal_dfc",
      { mana_cost: "{1}{G}", oracle_text: "({W}: reminder)" },
      { type_line: "Land — Island", oracle_text: "{B/R}: Do." },
      { color_identity: ["B", "G"] },
    );
    expect(one(record).card?.colorIdentity).toEqual(["U", "B", "R", "G"]);
    expect(codes(record)).toContain("color-identity-disagrees");
  });
});
