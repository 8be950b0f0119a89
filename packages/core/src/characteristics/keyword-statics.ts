import type { StaticAbility } from "../ability/ability.ts";
import type { Keyword } from "../ability/keyword.ts";

/** What the keywords that change characteristics mean, as static abilities. */
const MEANINGS: Readonly<Record<string, readonly StaticAbility[]>> = {
  /** 702.73a */
  changeling: [{ kind: "static", affects: { kind: "self" }, modifications: [{ kind: "add-creature-types", which: "all" }], defining: true }],
  /** 702.114a */
  devoid: [{ kind: "static", affects: { kind: "self" }, modifications: [{ kind: "set-colors", colors: [] }], defining: true }],
  /** 702.161a */
  "living metal": [{ kind: "static", affects: { kind: "self" }, modifications: [{ kind: "add-types", types: ["Creature"] }], condition: { kind: "whose-turn", player: { kind: "you" } } }],
  /** 702.151b */
  reconfigure: [
    {
      kind: "static",
      affects: { kind: "self" },
      modifications: [{ kind: "remove-types", types: ["Creature"], subtypes: "creature" }],
      condition: { kind: "exists", what: { kind: "attached" } },
    },
  ],
};

/** The static abilities that a keyword stands for, where it changes characteristics; none for other keywords. */
export function staticsOfKeyword(keyword: Keyword): readonly StaticAbility[] {
  return MEANINGS[keyword.name] ?? [];
}
