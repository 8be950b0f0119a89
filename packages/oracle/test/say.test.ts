import type { Ability } from "@obverse/core";
import { say } from "@obverse/oracle/say";
import { describe, expect, it } from "vitest";

const SELF = { kind: "is", what: { kind: "self" } } as const;
const CREATURE = { name: "Example", types: ["Creature"] } as const;

const SENTENCES: readonly (readonly [Ability, string])[] = [
  [{ kind: "keyword", keyword: { name: "morph", cost: [{ kind: "mana", mana: ["3", "G"] }] } }, "Morph {3}{G}"],
  [
    {
      kind: "triggered",
      triggers: [
        { kind: "enters", subject: SELF },
        { kind: "attacks", subject: SELF },
      ],
      effect: [{ kind: "life", who: { kind: "you" }, change: "gain", amount: 2 }],
    },
    "Whenever this creature enters or attacks, you gain 2 life.",
  ],
  [
    {
      kind: "activated",
      cost: [{ kind: "mana", mana: ["2", "G"] }, { kind: "tap-self" }],
      timing: "sorcery",
      targets: [
        {
          filter: {
            kind: "all",
            of: [
              { kind: "not", of: { kind: "color", color: "B" } },
              { kind: "type", type: "creature" },
            ],
          },
          min: 0,
          max: 2,
        },
      ],
      effect: [
        { kind: "destroy", what: { kind: "target", slot: 0 } },
        { kind: "transform", what: { kind: "self" } },
      ],
    },
    "{2}{G}, {T}: Destroy up to two target nonblack creatures. Transform this creature. Activate only as a sorcery.",
  ],
  [
    {
      kind: "static",
      affects: {
        kind: "all",
        filter: {
          kind: "all",
          of: [
            { kind: "not", of: SELF },
            { kind: "subtype", subtype: "Werewolf" },
            { kind: "controller", is: { kind: "you" } },
          ],
        },
      },
      modifications: [{ kind: "modify-power-toughness", power: 1, toughness: 1 }],
    },
    "Other Werewolves you control get +1/+1.",
  ],
  [
    {
      kind: "triggered",
      triggers: [{ kind: "step", step: "upkeep", whose: "each" }],
      condition: { kind: "last-turn-spells", what: "none" },
      effect: [{ kind: "transform", what: { kind: "self" } }],
    },
    "At the beginning of each upkeep, if no spells were cast last turn, transform this creature.",
  ],
];

describe("an ability said in English", () => {
  it.each(SENTENCES.map(([ability, words]) => ({ ability, words })))("says: $words", ({ ability, words }) => {
    expect(say(ability, "en", CREATURE)).toBe(words);
  });
});

const JAPANESE: readonly (readonly [Ability, string])[] = [
  [{ kind: "keyword", keyword: { name: "morph", cost: [{ kind: "mana", mana: ["3", "G"] }] } }, "変異{3}{G}"],
  [
    {
      kind: "spell",
      targets: [{ filter: { kind: "type", type: "creature" }, min: 1, max: 1 }],
      effect: [{ kind: "destroy", what: { kind: "target", slot: 0 } }],
    },
    "クリーチャー１体を対象とする。そのクリーチャーを破壊する。",
  ],
  [
    {
      kind: "triggered",
      triggers: [{ kind: "step", step: "upkeep", whose: "each" }],
      condition: { kind: "last-turn-spells", what: "none" },
      effect: [{ kind: "transform", what: { kind: "self" } }],
    },
    "各アップキープの開始時に、直前のターンに呪文が唱えられていないなら、このクリーチャーを変身させる。",
  ],
  [
    {
      kind: "triggered",
      triggers: [
        { kind: "enters", subject: SELF },
        { kind: "attacks", subject: SELF },
      ],
      effect: [{ kind: "may", who: { kind: "you" }, steps: [{ kind: "draw", who: { kind: "you" }, count: 1 }] }],
    },
    "このクリーチャーが戦場に出るか攻撃するたび、あなたはカード１枚を引いてもよい。",
  ],
];

describe("an ability said in Japanese", () => {
  it.each(JAPANESE.map(([ability, words]) => ({ ability, words })))("says: $words", ({ ability, words }) => {
    expect(say(ability, "ja", CREATURE)).toBe(words);
  });
});
