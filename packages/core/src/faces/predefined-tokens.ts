import type { Ability } from "../ability/ability.ts";
import type { Cost } from "../ability/cost.ts";
import type { Effect } from "../ability/effect.ts";
import type { Filter } from "../ability/filter.ts";
import type { Face } from "../model/card.ts";
import type { Color } from "../model/mana.ts";

const SELF = { kind: "self" } as const;
const YOU = { kind: "you" } as const;
const ENCHANTED = { kind: "attached" } as const;
const CREATURE: Filter = { kind: "type", type: "Creature" };
const YOURS: Filter = { kind: "all", of: [CREATURE, { kind: "controller", is: YOU }] };
const TAP: Cost = [{ kind: "tap-self" }];
const SACRIFICE: Cost = [{ kind: "sacrifice", what: "self", count: 1 }];
const mana = (...symbols: readonly string[]): Cost => [{ kind: "mana", mana: symbols }];
const activated = (cost: Cost, ...effect: readonly Effect[]): Ability => ({ kind: "activated", cost, effect });
const ANY_COLOR: Effect = { kind: "add-mana", mana: { kind: "choice", of: ["W", "U", "B", "R", "G"], count: 1 } };

const artifact = (subtype: string, ...abilities: readonly Ability[]): Face => ({
  name: "",
  manaCost: null,
  supertypes: [],
  types: ["Artifact"],
  subtypes: [subtype],
  abilities,
});
const number = (value: number) => ({ text: String(value), value });

const role = (name: string, ...abilities: readonly Ability[]): Face => ({
  name,
  manaCost: null,
  supertypes: [],
  types: ["Enchantment"],
  subtypes: ["Aura", "Role"],
  abilities: [
    { kind: "keyword", keyword: { name: "enchant", target: { filter: CREATURE, min: 1, max: 1 } } },
    ...abilities,
  ],
});
const bigger: Ability = {
  kind: "static",
  affects: ENCHANTED,
  modifications: [{ kind: "modify-power-toughness", power: 1, toughness: 1 }],
};
const gives = (ability: Ability): Ability => ({
  kind: "static",
  affects: ENCHANTED,
  modifications: [{ kind: "gain", abilities: [ability] }],
});
const biggerWith = (ability: Ability): Ability => ({
  kind: "static",
  affects: ENCHANTED,
  modifications: [
    { kind: "modify-power-toughness", power: 1, toughness: 1 },
    { kind: "gain", abilities: [ability] },
  ],
});
const attacks = (...effect: readonly Effect[]): Ability => ({
  kind: "triggered",
  triggers: [{ kind: "attacks", subject: { kind: "is", what: SELF } }],
  effect,
});

/** A predefined token: its faces, front first. */
export interface PredefinedToken {
  readonly faces: readonly [Face] | readonly [Face, Face];
  readonly colors: readonly Color[];
}

const one = (face: Face, colors: readonly Color[] = []): PredefinedToken => ({ faces: [face], colors });

/** The predefined tokens (111.10), each with its subrule. */
const TOKENS: Readonly<Record<string, PredefinedToken>> = {
  /** 111.10a */ Treasure: one(artifact("Treasure", activated([...TAP, ...SACRIFICE], ANY_COLOR))),
  /** 111.10b */ Food: one(
    artifact(
      "Food",
      activated([...mana("2"), ...TAP, ...SACRIFICE], { kind: "life", who: YOU, change: "gain", amount: 3 }),
    ),
  ),
  /** 111.10c */ Gold: one(artifact("Gold", activated(SACRIFICE, ANY_COLOR))),
  /** 111.10d */ Walker: one(
    {
      name: "Walker",
      manaCost: null,
      supertypes: [],
      types: ["Creature"],
      subtypes: ["Zombie"],
      power: number(2),
      toughness: number(2),
      abilities: [],
    },
    ["B"],
  ),
  /** 111.10e */ Shard: one({
    ...artifact(
      "Shard",
      activated(
        [...mana("2"), ...SACRIFICE],
        { kind: "scry", who: YOU, count: 1 },
        { kind: "draw", who: YOU, count: 1 },
      ),
    ),
    types: ["Enchantment"],
  }),
  /** 111.10f */ Clue: one(
    artifact("Clue", activated([...mana("2"), ...SACRIFICE], { kind: "draw", who: YOU, count: 1 })),
  ),
  /** 111.10g */ Blood: one(
    artifact(
      "Blood",
      activated([...mana("1"), ...TAP, { kind: "discard", what: { kind: "card" }, count: 1 }, ...SACRIFICE], {
        kind: "draw",
        who: YOU,
        count: 1,
      }),
    ),
  ),
  /** 111.10h */ Powerstone: one(
    artifact(
      "Powerstone",
      activated(TAP, {
        kind: "add-mana",
        mana: { kind: "fixed", mana: ["C"] },
        only: [
          { kind: "cast", filter: { kind: "type", type: "Artifact" } },
          { kind: "activate" },
          { kind: "turn-face-up" },
        ],
      }),
    ),
  ),
  /** 111.10i */ Incubator: {
    faces: [
      artifact("Incubator", activated(mana("2"), { kind: "transform", what: SELF })),
      {
        name: "Phyrexian Token",
        manaCost: null,
        supertypes: [],
        types: ["Artifact", "Creature"],
        subtypes: ["Phyrexian"],
        power: number(0),
        toughness: number(0),
        abilities: [],
      },
    ],
    colors: [],
  },
  /** 111.10j */ Cursed: one(
    role("Cursed", {
      kind: "static",
      affects: ENCHANTED,
      modifications: [{ kind: "set-power-toughness", power: 1, toughness: 1 }],
    }),
  ),
  /** 111.10k */ Monster: one(role("Monster", biggerWith({ kind: "keyword", keyword: { name: "trample" } }))),
  /** 111.10m */ Royal: one(role("Royal", biggerWith({ kind: "keyword", keyword: { name: "ward", cost: mana("1") } }))),
  /** 111.10n */ Sorcerer: one(role("Sorcerer", biggerWith(attacks({ kind: "scry", who: YOU, count: 1 })))),
  /** 111.10p */ Virtuous: one(
    role("Virtuous", {
      kind: "static",
      affects: ENCHANTED,
      modifications: [{ kind: "modify-power-toughness", power: enchantments(), toughness: enchantments() }],
    }),
  ),
  /** 111.10q */ Wicked: one(
    role("Wicked", bigger, {
      kind: "triggered",
      triggers: [{ kind: "dies", subject: { kind: "is", what: SELF } }],
      effect: [{ kind: "life", who: { kind: "opponents" }, change: "lose", amount: 1 }],
    }),
  ),
  /** 111.10r */ "Young Hero": one(
    role(
      "Young Hero",
      gives({
        ...(attacks({ kind: "counters", change: "add", counter: "+1/+1", count: 1, on: SELF }) as Extract<
          Ability,
          { kind: "triggered" }
        >),
        condition: { kind: "matches", what: SELF, filter: { kind: "number", of: "toughness", is: "<=", value: 3 } },
      }),
    ),
  ), // a triggered ability by its making
  /** 111.10s */ Map: one(
    artifact("Map", {
      kind: "activated",
      cost: [...mana("1"), ...TAP, ...SACRIFICE],
      targets: [{ filter: YOURS, min: 1, max: 1 }],
      effect: [{ kind: "action", action: "explore", what: { kind: "target", slot: 0 } }],
      timing: "sorcery",
    }),
  ),
  /** 111.10t */ Junk: one(
    artifact("Junk", {
      kind: "activated",
      cost: [...TAP, ...SACRIFICE],
      effect: [
        { kind: "exile", what: { kind: "library", of: YOU, from: "top", count: 1 }, as: "exiled" },
        {
          kind: "permit",
          who: YOU,
          what: { kind: "bound", name: "exiled" },
          duration: { kind: "end-of-turn" },
          lands: true,
        },
      ],
      timing: "sorcery",
    }),
  ),
  /** 111.10u */ Lander: one(
    artifact(
      "Lander",
      activated(
        [...mana("2"), ...TAP, ...SACRIFICE],
        {
          kind: "search",
          who: YOU,
          zones: ["library"],
          filter: {
            kind: "all",
            of: [
              { kind: "type", type: "Land" },
              { kind: "supertype", supertype: "Basic" },
            ],
          },
          min: 0,
          max: 1,
          as: "found",
        },
        { kind: "move", what: { kind: "bound", name: "found" }, to: "battlefield", arrival: { tapped: true } },
        { kind: "shuffle", who: YOU },
      ),
    ),
  ),
  /** 111.10v */ Mutagen: one(
    artifact("Mutagen", {
      kind: "activated",
      cost: [...mana("1"), ...TAP, ...SACRIFICE],
      targets: [{ filter: CREATURE, min: 1, max: 1 }],
      effect: [{ kind: "counters", change: "add", counter: "+1/+1", count: 1, on: { kind: "target", slot: 0 } }],
      timing: "sorcery",
    }),
  ),
};

function enchantments() {
  return {
    kind: "count",
    filter: {
      kind: "all",
      of: [
        { kind: "type", type: "Enchantment" },
        { kind: "controller", is: YOU },
      ],
    },
  } as const;
}

/** The predefined token of this name; of a Role with or without that word. */
export function predefinedToken(name: string): PredefinedToken | undefined {
  const key = name.replace(/ Role$/, "");
  return Object.hasOwn(TOKENS, key) ? TOKENS[key] : undefined;
}
