import { describe, expect, it } from "vitest";
import { sorcery } from "./compiling.ts";

const filterOf = (phrase: string): unknown => {
  const [spell] = sorcery(`Destroy all ${phrase}.`);
  const [effect] = spell?.kind === "spell" ? spell.effect : [];
  return effect?.kind === "destroy" && effect.what.kind === "all" ? effect.what.filter : spell;
};
const type = (name: string) => ({ kind: "type", type: name });
const you = { kind: "controller", is: { kind: "you" } };

describe("109.2 a description of objects", () => {
  it.each([
    ["creatures", type("creature")],
    ["artifact creatures", { kind: "all", of: [type("artifact"), type("creature")] }],
    ["artifacts and creatures", { kind: "any", of: [type("artifact"), type("creature")] }],
    ["nonland permanents", { kind: "all", of: [{ kind: "not", of: type("land") }, { kind: "permanent" }] }],
    [
      "tapped creatures you control",
      { kind: "all", of: [{ kind: "status", status: "tapped" }, type("creature"), you] },
    ],
    ["Wolves you control", { kind: "all", of: [{ kind: "subtype", subtype: "Wolf" }, you] }],
    [
      "non-Human creatures",
      { kind: "all", of: [{ kind: "not", of: { kind: "subtype", subtype: "Human" } }, type("creature")] },
    ],
    [
      "white or black creatures",
      {
        kind: "all",
        of: [
          {
            kind: "any",
            of: [
              { kind: "color", color: "W" },
              { kind: "color", color: "B" },
            ],
          },
          type("creature"),
        ],
      },
    ],
    [
      "creatures with power 2 or less",
      { kind: "all", of: [type("creature"), { kind: "number", of: "power", is: "<=", value: 2 }] },
    ],
    [
      "creatures without flying",
      { kind: "all", of: [type("creature"), { kind: "not", of: { kind: "keyword", keyword: "flying" } }] },
    ],
    [
      "face-down creatures you don't control",
      { kind: "all", of: [{ kind: "status", status: "face-down" }, type("creature"), { kind: "not", of: you }] },
    ],
  ])("reads “%s”", (phrase, filter) => {
    expect(filterOf(phrase)).toEqual(filter);
  });

  it("does not drop a word it doesn't know", () => {
    expect(sorcery("Destroy all sleepy creatures.")[0]?.kind).toBe("unsupported");
  });
});
