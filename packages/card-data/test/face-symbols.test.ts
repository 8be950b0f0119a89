import { faceSymbols, noAbilities, normaliseScryfall, practicalKind } from "@obverse/card-data";
import { describe, expect, it } from "vitest";
import { twoFaced } from "./records.ts";

const card = (layout: string, set: string, released: string, back: object = {}) => {
  const made = normaliseScryfall({ ...twoFaced(layout, {}, back), set, released_at: released }, noAbilities).card;
  if (made === undefined) throw new Error("the record gives no card");
  return made;
};
const LAND = { type_line: "Land" };

describe("712.2a–b, 712.3a–b the signs of a printing", () => {
  it.each([
    ["isd", "sun", "moon"],
    ["pmid", "sun", "moon"],
    ["emn", "full-moon", "emrakul"],
    ["ori", "planeswalker-icon", "planeswalker"],
    ["xln", "compass", "land-icon"],
    ["neo", "closed-fan", "open-fan"],
    ["lci", "triangle-up", "triangle-down"],
  ])("are those of the release %s", (set, front, back) => {
    expect(faceSymbols(card("transform", set, "2012-01-01"))).toEqual({ front, back });
  });

  it("are triangles on anything nonmodal since The Brothers' War", () => {
    expect(faceSymbols(card("transform", "new", "2026-01-01"))).toEqual({
      front: "triangle-up",
      back: "triangle-down",
    });
  });

  it("are those of another printing where one is asked about", () => {
    expect(faceSymbols(card("transform", "xln", "2017-09-29"), "LCI")?.front).toBe("triangle-up");
  });

  it("are the same on every modal card", () => {
    expect(faceSymbols(card("modal_dfc", "znr", "2020-09-25"))).toEqual({ front: "modal-front", back: "modal-back" });
  });
});

describe("712.2 the kind by what is printed", () => {
  it("is nonmodal by a listed sign, or by the grey numbers of a creature on the back", () => {
    expect(card("transform", "xln", "2017-09-29", LAND).kind).toBe("nonmodal");
    expect(card("transform", "sld", "2021-10-18").kind).toBe("nonmodal");
  });

  it("is neither for a card with none of the listed marks, which turns over all the same", () => {
    const odd = card("transform", "sld", "2021-10-18", LAND);
    expect(odd.kind).toBe("unclassified");
    expect(practicalKind(odd)).toBe("nonmodal");
  });
});
