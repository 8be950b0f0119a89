import type { Ability } from "@obverse/core";
import { describe, expect, it } from "vitest";
import { compileFace } from "../src/index.ts";
import { say } from "../src/say.ts";

const read = (text: string, subtype: string): readonly Ability[] => {
  const face = {
    name: "Nameless Thing",
    manaCost: null,
    supertypes: [],
    types: ["Enchantment"],
    subtypes: [subtype],
    power: null,
    toughness: null,
    colors: [],
  };
  const { abilities, unsupported } = compileFace(face, text, { card: face.name, names: [face.name], layout: "normal" });
  expect(unsupported).toEqual([]);
  return abilities;
};

describe("716.2a class level bars", () => {
  const lines = [
    "You have no maximum hand size.",
    "{2}{U}: Level 2",
    "Creatures you control have flying.",
    "{4}{U}: Level 3",
  ];

  it("give what stands behind them from their level on, and nothing before", () => {
    const [always, bar, level, last] = read(lines.join("\n"), "Class");
    expect(always).toMatchObject({ kind: "static", rules: [{ kind: "no-maximum-hand-size" }] });
    expect(bar).toMatchObject({ kind: "activated", timing: "sorcery", effect: [{ action: "gain-level", count: 2 }] });
    expect(level).toMatchObject({ kind: "static", condition: { kind: "compare", is: ">=", right: 2 } });
    expect(last).toMatchObject({ kind: "activated", condition: { is: "=", right: 2 } });
  });

  it("may have their ability on the same line", () => {
    const apart = read("{R}: Level 2\nCreatures you control have haste.", "Class");
    const [bar, level] = read("{R}: Level 2 — Creatures you control have haste.", "Class");
    expect([bar?.kind, level?.kind]).toEqual(apart.map(({ kind }) => kind));
    expect(level).toMatchObject({ modifications: [{ kind: "gain" }] });
  });

  it("are said in both languages", () => {
    const [, bar] = read(lines.join("\n"), "Class");
    const options = { types: ["Enchantment"], subtypes: ["Class"] };
    expect(bar === undefined ? "" : say(bar, "en", options)).toBe("{2}{U}: Level 2");
    expect(bar === undefined ? "" : say(bar, "ja", options)).toBe("{2}{U}：レベル２");
  });
});

describe("719.3 Cases", () => {
  it("are solved at their controller's end step, and have more from then on", () => {
    const [solving, solved] = read(
      "To solve — You control three or more artifacts.\nSolved — Creatures you control get +1/+0.",
      "Case",
    );
    expect(solving).toMatchObject({ kind: "triggered", triggers: [{ step: "end" }], effect: [{ action: "solve" }] });
    expect(solved).toMatchObject({ kind: "static", condition: { filter: { kind: "status", status: "solved" } } });
  });
});
