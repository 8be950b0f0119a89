import { type Answer, type Decision, objectId, playerId } from "@obverse/core";
import { type Names, sayAnswer } from "@obverse/messages";
import { en } from "@obverse/messages/en";
import { ja } from "@obverse/messages/ja";
import { describe, expect, it } from "vitest";

const NAMES: Names = { object: (id) => `#${id}`, player: (id) => String(id) };
const BASE = { player: playerId("P1"), rules: [], code: "mode" } as const;
const MODES: Decision = {
  ...BASE,
  kind: "mode",
  min: 1,
  max: 1,
  legal: [0, 1, 2, 3],
  options: [
    { kind: "body", body: { effect: [{ kind: "draw", who: { kind: "you" }, count: 2 }] } },
    { kind: "cost", cost: [{ kind: "life", amount: 3 }] },
    { kind: "mana", mana: ["R", "G"] },
    { kind: "pile", objects: [objectId(4), objectId(7)] },
  ],
};
const chosen = (...modes: number[]): Answer => ({ kind: "mode", modes });

describe("an answer in words", () => {
  it("tells what a mode does, costs or gives, and which cards are in a pile", () => {
    const words = [0, 1, 2, 3].map((mode) =>
      sayAnswer(MODES, chosen(mode), en, NAMES, { option: ({ kind }) => `the ${kind}` }),
    );
    expect(words).toEqual(["the body", "the cost", "the mana", "#4, #7"]);
  });

  it("counts modes where nothing can say them", () => {
    expect(sayAnswer(MODES, chosen(1), en, NAMES)).toBe("Mode 2");
    expect(sayAnswer(MODES, chosen(1), ja, NAMES)).toBe("モード2");
  });

  it("names faces, colours and places in the language", () => {
    const face: Decision = { ...BASE, kind: "face", object: objectId(1), options: ["front", "back"] };
    expect(sayAnswer(face, { kind: "face", face: "back" }, ja, NAMES)).toBe("第2面");
    expect(sayAnswer(face, { kind: "face", face: "back" }, en, NAMES, { face: () => "Howlpack of Estwald" })).toBe(
      "Howlpack of Estwald",
    );
    const color: Decision = { ...BASE, kind: "color", options: ["W", "U"], count: 1 };
    expect(sayAnswer(color, { kind: "color", colors: ["U"] }, ja, NAMES)).toBe("青");
    const position: Decision = { ...BASE, kind: "position", options: ["top", "bottom"] };
    expect(sayAnswer(position, { kind: "position", text: "bottom" }, en, NAMES)).toBe("under it");
  });
});
