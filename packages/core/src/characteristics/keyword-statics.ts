import type { StaticAbility } from "../ability/ability.ts";
import type { Keyword } from "../ability/keyword.ts";
import { abilitiesOfKeyword } from "../keywords/abilities-of-keyword.ts";

/** What the keywords mean that are static abilities and nothing else, or besides what activates them. */
const MEANINGS: Readonly<Record<string, readonly StaticAbility[]>> = {
  /** 702.73a */
  changeling: [
    {
      kind: "static",
      affects: { kind: "self" },
      modifications: [{ kind: "add-creature-types", which: "all" }],
      defining: true,
    },
  ],
  /** 702.114a */
  devoid: [
    { kind: "static", affects: { kind: "self" }, modifications: [{ kind: "set-colors", colors: [] }], defining: true },
  ],
  /** 702.161a */
  "living metal": [
    {
      kind: "static",
      affects: { kind: "self" },
      modifications: [{ kind: "add-types", types: ["Creature"] }],
      condition: { kind: "whose-turn", player: { kind: "you" } },
    },
  ],
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

const known = new WeakMap<Keyword, readonly StaticAbility[]>();

/** The static abilities that a keyword stands for, by itself or among others; none for other keywords. */
export function staticsOfKeyword(keyword: Keyword): readonly StaticAbility[] {
  let found = known.get(keyword);
  if (found === undefined) {
    found =
      MEANINGS[keyword.name] ??
      abilitiesOfKeyword(keyword).flatMap((ability) => (ability.kind === "static" ? [ability] : []));
    known.set(keyword, found);
  }
  return found;
}
