import type { Ability } from "../ability/ability.ts";
import type { Amount } from "../ability/amount.ts";
import type { Cost } from "../ability/cost.ts";
import type { TokenValues } from "../ability/modification.ts";
import {
  ATTACKS,
  all,
  CAST_SELF,
  CREATURE,
  DIES,
  ENTERS,
  gains,
  IS_SELF,
  NEXT_END,
  not,
  OTHER,
  SELF,
  THAT,
  UPKEEP,
  untilEndOfTurn,
  whenever,
  YOU,
  YOURS,
} from "./phrases.ts";

const OPPONENTS = { kind: "opponents" } as const;
const counters = (counter: string, count: Amount = 1) =>
  ({ kind: "counters", change: "add", counter, count, on: SELF }) as const;
const plus = (power: Amount, toughness: Amount) => ({ kind: "modify-power-toughness", power, toughness }) as const;
const number = (value: number) => ({ text: String(value), value });
const powerOf = (of: typeof SELF | typeof THAT): Amount => ({ kind: "number-of", what: "power", of });
const toughnessOf = (of: typeof SELF | typeof THAT): Amount => ({ kind: "number-of", what: "toughness", of });

function creature(
  subtype: string,
  colors: TokenValues["colors"],
  size: number,
  more: Partial<TokenValues> = {},
): TokenValues {
  return {
    name: "",
    manaCost: null,
    supertypes: [],
    types: ["Creature"],
    subtypes: [subtype],
    colors,
    power: number(size),
    toughness: number(size),
    abilities: [],
    ...more,
  };
}

const attachTo = (token: TokenValues): readonly Ability[] => [
  whenever(ENTERS, [
    { kind: "create-token", count: 1, token, as: "a" },
    { kind: "attach", what: SELF, to: { kind: "bound", name: "a" } },
  ]),
];
const COMBAT_DAMAGE_TO_PLAYER = {
  kind: "deals-damage",
  source: IS_SELF,
  combat: true,
  to: { kind: "player" },
} as const;
const returns = (counter: string): Ability =>
  whenever(
    DIES,
    [
      {
        kind: "move",
        what: SELF,
        to: "battlefield",
        arrival: { under: { kind: "owner", of: SELF }, counters: [{ counter, count: 1 }] },
      },
    ],
    {
      condition: {
        kind: "not",
        of: { kind: "matches", what: SELF, filter: { kind: "counters", counter, is: ">", value: 0 } },
      },
    },
  );

/** Keywords without parameters that stand for triggered abilities, by what they mean. */
export const TRIGGERED: Readonly<Record<string, readonly Ability[]>> = {
  /** 702.40a */
  storm: [
    whenever(CAST_SELF, [
      {
        kind: "copy-spell",
        what: SELF,
        count: { kind: "difference", of: { kind: "this-turn", what: "spells-cast", of: { kind: "each" } }, and: 1 },
        newTargets: true,
      },
    ]),
  ],
  /** 702.79a */
  persist: [returns("-1/-1")],
  /** 702.83a */
  exalted: [
    whenever({ kind: "attacks", subject: all(CREATURE, YOURS), alone: true }, [untilEndOfTurn(THAT, plus(1, 1))]),
  ],
  /** 702.85a */
  cascade: [whenever(CAST_SELF, [{ kind: "action", action: "cascade", who: YOU }])],
  /** 702.91a */
  "battle cry": [
    whenever(ATTACKS, [
      untilEndOfTurn({ kind: "all", filter: all(CREATURE, { kind: "combat", is: "attacking" }, OTHER) }, plus(1, 0)),
    ]),
  ],
  /** 702.92a */
  "living weapon": attachTo(creature("Germ", ["B"], 0, { subtypes: ["Phyrexian", "Germ"] })),
  /** 702.93a */
  undying: [returns("+1/+1")],
  /** 702.100a */
  evolve: [
    whenever({ kind: "enters", subject: all(CREATURE, YOURS, OTHER) }, [counters("+1/+1")], {
      condition: {
        kind: "or",
        of: [
          { kind: "compare", left: powerOf(THAT), is: ">", right: powerOf(SELF) },
          { kind: "compare", left: toughnessOf(THAT), is: ">", right: toughnessOf(SELF) },
        ],
      },
    }),
  ],
  /** 702.101a */
  extort: [
    whenever({ kind: "cast", who: YOU, spell: { kind: "spell" } }, [
      {
        kind: "pay",
        who: YOU,
        cost: [{ kind: "mana", mana: ["W/B"] }],
        then: [
          { kind: "life", who: OPPONENTS, change: "lose", amount: 1, as: "a" },
          { kind: "life", who: YOU, change: "gain", amount: { kind: "bound", name: "a" } },
        ],
      },
    ]),
  ],
  /** 702.156a: the counters it enters with are a rule of entering. */
  ravenous: [
    whenever(ENTERS, [{ kind: "draw", who: YOU, count: 1 }], {
      condition: { kind: "compare", left: { kind: "x" }, is: ">=", right: 5 },
    }),
  ],
  /** 702.108a */
  prowess: [whenever({ kind: "cast", who: YOU, spell: not(CREATURE) }, [untilEndOfTurn(SELF, plus(1, 1))])],
  /** 702.115a */
  ingest: [
    whenever(COMBAT_DAMAGE_TO_PLAYER, [
      { kind: "exile", what: { kind: "library", of: { kind: "event-player" }, from: "top", count: 1 } },
    ]),
  ],
  /** 702.134a */
  mentor: [
    whenever(
      ATTACKS,
      [{ kind: "counters", change: "add", counter: "+1/+1", count: 1, on: { kind: "target", slot: 0 } }],
      {
        targets: [
          {
            filter: all(
              CREATURE,
              { kind: "combat", is: "attacking" },
              { kind: "number", of: "power", is: "<", value: powerOf(SELF) },
            ),
            min: 1,
            max: 1,
          },
        ],
      },
    ),
  ],
  /** 702.25a */
  flanking: [
    whenever(
      {
        kind: "becomes-blocked",
        subject: IS_SELF,
        by: all(CREATURE, not({ kind: "keyword", keyword: "flanking" })),
        each: true,
      },
      [untilEndOfTurn({ kind: "event", role: "blocker" }, plus(-1, -1))],
    ),
  ],
  /** 702.147a, its triggered half */
  decayed: [
    { kind: "static", affects: SELF, modifications: [{ kind: "restriction", restriction: { kind: "cannot-block" } }] },
    whenever(ATTACKS, [
      {
        kind: "delayed",
        trigger: { kind: "step", step: "end-combat", whose: "each" },
        body: { effect: [{ kind: "sacrifice", what: SELF }] },
      },
    ]),
  ],
  /** 702.149a */
  training: [
    whenever(
      {
        kind: "attacks",
        subject: IS_SELF,
        withOthers: {
          filter: all(CREATURE, { kind: "number", of: "power", is: ">", value: powerOf(SELF) }),
          atLeast: 1,
        },
      },
      [counters("+1/+1")],
    ),
  ],
  /** 702.163a */
  "for mirrodin!": attachTo(creature("Rebel", ["R"], 2)),
  /** 702.182a */
  "job select": attachTo(creature("Hero", [], 1)),
  /** 702.105a */
  dethrone: [
    whenever({ kind: "attacks", subject: IS_SELF, defender: "player" }, [counters("+1/+1")], {
      condition: {
        kind: "not",
        of: {
          kind: "players",
          who: { kind: "each" },
          that: {
            kind: "compare",
            left: { kind: "life", of: { kind: "bound", name: "each" } },
            is: ">",
            right: { kind: "life", of: { kind: "defending" } },
          },
        },
      },
    }),
  ],
};

const SPIRIT = creature("Spirit", ["W", "B"], 1, { abilities: [{ kind: "keyword", keyword: { name: "flying" } }] });
const WARRIOR = creature("Warrior", ["R"], 1);

/** Keywords with a number that stand for triggered abilities. */
export const TRIGGERED_WITH_NUMBER: Readonly<Record<string, (value: Amount) => readonly Ability[]>> = {
  /** 702.86a */
  annihilator: (value) => [
    whenever(ATTACKS, [
      {
        kind: "sacrifice",
        who: { kind: "defending" },
        what: {
          kind: "choose",
          chooser: { kind: "bound", name: "each" },
          filter: all({ kind: "permanent" }, { kind: "controller", is: { kind: "bound", name: "each" } }),
          min: value,
          max: value,
        },
      },
    ]),
  ],
  /** 702.130a */
  afflict: (value) => [
    whenever({ kind: "becomes-blocked", subject: IS_SELF }, [
      { kind: "life", who: { kind: "defending" }, change: "lose", amount: value },
    ]),
  ],
  /** 702.135a */
  afterlife: (value) => [whenever(DIES, [{ kind: "create-token", count: value, token: SPIRIT }])],
  /** 702.45a */
  bushido: (value) => [
    whenever(
      [
        { kind: "blocks", subject: IS_SELF },
        { kind: "becomes-blocked", subject: IS_SELF },
      ],
      [untilEndOfTurn(SELF, plus(value, value))],
    ),
  ],
  /** 702.123a */
  fabricate: (value) => [whenever(ENTERS, [{ kind: "action", action: "fabricate", what: SELF, count: value }])],
  /** 702.32a: the counters it enters with are a rule of entering. */
  fading: () => [
    whenever(UPKEEP, [
      {
        kind: "if",
        condition: { kind: "matches", what: SELF, filter: { kind: "counters", counter: "fade", is: ">", value: 0 } },
        then: [{ kind: "counters", change: "remove", counter: "fade", count: 1, on: SELF }],
        else: [{ kind: "sacrifice", what: SELF }],
      },
    ]),
  ],
  /** 702.68a */
  frenzy: (value) => [
    whenever({ kind: "attacks-unblocked", subject: IS_SELF }, [untilEndOfTurn(SELF, plus(value, 0))]),
  ],
  /** 702.43a: the counters it enters with are a rule of entering. */
  modular: () => [
    whenever(
      DIES,
      [
        {
          kind: "may",
          who: YOU,
          steps: [
            {
              kind: "counters",
              change: "add",
              counter: "+1/+1",
              count: { kind: "counters-on", counter: "+1/+1", of: SELF },
              on: { kind: "target", slot: 0 },
            },
          ],
        },
      ],
      {
        targets: [{ filter: all({ kind: "type", type: "Artifact" }, CREATURE), min: 1, max: 1 }],
      },
    ),
  ],
  /** 702.70a */
  poisonous: (value) => [
    whenever(COMBAT_DAMAGE_TO_PLAYER, [
      { kind: "player-counters", who: { kind: "event-player" }, counter: "poison", count: value },
    ]),
  ],
  /** 702.112a */
  renown: (value) => [
    whenever(COMBAT_DAMAGE_TO_PLAYER, [counters("+1/+1", value), { kind: "action", action: "renown", what: SELF }], {
      condition: { kind: "not", of: { kind: "matches", what: SELF, filter: { kind: "status", status: "renowned" } } },
    }),
  ],
  /** 702.46a */
  soulshift: (value) => [
    whenever(
      DIES,
      [{ kind: "may", who: YOU, steps: [{ kind: "move", what: { kind: "target", slot: 0 }, to: "hand" }] }],
      {
        targets: [
          {
            filter: all({ kind: "subtype", subtype: "Spirit" }, { kind: "number", of: "mana-value", is: "<=", value }),
            zone: "graveyard",
            of: YOU,
            min: 1,
            max: 1,
          },
        ],
      },
    ),
  ],
  /** 702.63a: the counters it enters with are a rule of entering. */
  vanishing: () => [
    whenever(UPKEEP, [{ kind: "counters", change: "remove", counter: "time", count: 1, on: SELF }], {
      condition: { kind: "matches", what: SELF, filter: { kind: "counters", counter: "time", is: ">", value: 0 } },
    }),
    whenever({ kind: "counters", change: "remove", counter: "time", subject: IS_SELF, last: true }, [
      { kind: "sacrifice", what: SELF },
    ]),
  ],
  /** 702.181a */
  mobilize: (value) => [
    whenever(ATTACKS, [
      { kind: "create-token", count: value, token: WARRIOR, arrival: { tapped: true, attacking: true }, as: "a" },
      {
        kind: "delayed",
        trigger: NEXT_END,
        body: { effect: [{ kind: "sacrifice", what: { kind: "bound", name: "a" } }] },
      },
    ]),
  ],
  /** 702.189a */
  firebending: (value) => [
    whenever(ATTACKS, [{ kind: "add-mana", mana: { kind: "times", mana: ["R"], count: value }, keeps: "combat" }]),
  ],
  /** 702.75a */
  hideaway: (value) => [
    whenever(ENTERS, [
      { kind: "look-at", who: YOU, what: { kind: "library", of: YOU, from: "top", count: value }, as: "a" },
      {
        kind: "exile",
        what: { kind: "choose-from", chooser: YOU, from: { kind: "bound", name: "a" }, min: 1, max: 1 },
        faceDown: true,
        lookers: YOU,
        as: "b",
      },
      {
        kind: "move",
        what: { kind: "except", of: { kind: "bound", name: "a" }, without: { kind: "bound", name: "b" } },
        to: "library",
        arrival: { position: "bottom", order: "random" },
      },
    ]),
  ],
};

/** Keywords with a cost that stand for triggered abilities. */
export const TRIGGERED_WITH_COST: Readonly<Record<string, (cost: Cost) => readonly Ability[]>> = {
  /** 702.21a */
  ward: (cost) => [
    whenever({ kind: "becomes-target", subject: IS_SELF, who: OPPONENTS }, [
      {
        kind: "pay",
        who: { kind: "controller", of: { kind: "event", role: "ability" } },
        cost,
        then: [],
        otherwise: [{ kind: "counter", what: { kind: "event", role: "ability" } }],
      },
    ]),
  ],
  /** 702.24a */
  "cumulative upkeep": (cost) => [
    whenever(UPKEEP, [
      counters("age"),
      {
        kind: "pay",
        who: YOU,
        cost: cost.map((part) =>
          part.kind === "mana" ? { ...part, times: { kind: "counters-on", counter: "age", of: SELF } } : part,
        ),
        then: [],
        otherwise: [{ kind: "sacrifice", what: SELF }],
      },
    ]),
  ],
  /** 702.35a: that it is exiled as it is discarded is a rule of leaving. */
  madness: (cost) => [
    whenever(
      { kind: "discards", who: YOU, what: IS_SELF },
      [
        { kind: "cast", who: YOU, what: SELF, cost, optional: true, as: "a" },
        {
          kind: "if",
          condition: { kind: "done", name: "a" },
          then: [],
          else: [{ kind: "move", what: SELF, to: "graveyard" }],
        },
      ],
      { from: ["exile"] },
    ),
  ],
  /** 702.59a */
  recover: (cost) => [
    whenever(
      { kind: "dies", subject: all(CREATURE, { kind: "owner", is: YOU }) },
      [
        {
          kind: "pay",
          who: YOU,
          cost,
          then: [{ kind: "move", what: SELF, to: "hand" }],
          otherwise: [{ kind: "exile", what: SELF }],
        },
      ],
      { from: ["graveyard"] },
    ),
  ],
  /** 702.74a: casting it for the cost is a rule of casting. */
  evoke: () => [
    whenever(ENTERS, [{ kind: "sacrifice", who: { kind: "controller", of: SELF }, what: SELF }], {
      condition: { kind: "paid", keyword: "evoke" },
    }),
  ],
  /** 702.109a: its haste; that it returns is arranged as it resolves. */
  dash: () => [
    { kind: "static", affects: SELF, modifications: [gains("haste")], condition: { kind: "paid", keyword: "dash" } },
  ],
  /** 702.152a: its haste and the card; that it is sacrificed is arranged as it resolves. */
  blitz: () => [
    { kind: "static", affects: SELF, modifications: [gains("haste")], condition: { kind: "paid", keyword: "blitz" } },
    whenever(DIES, [{ kind: "draw", who: YOU, count: 1 }], { condition: { kind: "paid", keyword: "blitz" } }),
  ],
  /** 702.175a */
  offspring: () => [
    whenever(ENTERS, [{ kind: "create-copy", count: 1, of: SELF, exceptions: { power: 1, toughness: 1 } }], {
      condition: { kind: "paid", keyword: "offspring" },
    }),
  ],
  /** 702.157a */
  squad: () => [
    whenever(ENTERS, [{ kind: "create-copy", count: { kind: "times-paid", keyword: "squad" }, of: SELF }], {
      condition: { kind: "paid", keyword: "squad" },
    }),
  ],
  /** 702.56a */
  replicate: () => [
    whenever(
      CAST_SELF,
      [{ kind: "copy-spell", what: SELF, count: { kind: "times-paid", keyword: "replicate" }, newTargets: true }],
      { condition: { kind: "paid", keyword: "replicate" } },
    ),
  ],
};
