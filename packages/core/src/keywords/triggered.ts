import type { Ability } from "../ability/ability.ts";
import type { Amount } from "../ability/amount.ts";
import type { TokenValues } from "../ability/modification.ts";
import {
  ATTACKS,
  all,
  CAST_SELF,
  CREATURE,
  DIES,
  ENTERS,
  IS_SELF,
  not,
  OTHER,
  SELF,
  THAT,
  untilEndOfTurn,
  whenever,
  YOU,
  YOURS,
} from "./phrases.ts";
import { COMBAT_DAMAGE_TO_PLAYER, counters, creature, OPPONENTS, plus } from "./trigger-phrases.ts";

const powerOf = (of: typeof SELF | typeof THAT): Amount => ({ kind: "number-of", what: "power", of });
const toughnessOf = (of: typeof SELF | typeof THAT): Amount => ({ kind: "number-of", what: "toughness", of });

const attachTo = (token: TokenValues): readonly Ability[] => [
  whenever(ENTERS, [
    { kind: "create-token", count: 1, token, as: "a" },
    { kind: "attach", what: SELF, to: { kind: "bound", name: "a" } },
  ]),
];
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
  /** 702.39a */
  provoke: [
    whenever(
      ATTACKS,
      [
        {
          kind: "may",
          who: YOU,
          steps: [
            {
              kind: "modify",
              what: { kind: "target", slot: 0 },
              modifications: [{ kind: "restriction", restriction: { kind: "must-block", which: SELF } }],
              duration: { kind: "end-of-combat" },
              as: "a",
            },
          ],
        },
        {
          kind: "if",
          condition: { kind: "done", name: "a" },
          then: [{ kind: "untap", what: { kind: "target", slot: 0 } }],
        },
      ],
      { targets: [{ filter: all(CREATURE, { kind: "controller", is: { kind: "defending" } }), min: 1, max: 1 }] },
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

/** 702.124j: that two may be commanders is a rule of deck construction. */
export const partnerWith = (name: string): Ability =>
  whenever(
    ENTERS,
    [
      {
        kind: "may",
        who: { kind: "target", slot: 0 },
        steps: [
          {
            kind: "search",
            who: { kind: "target", slot: 0 },
            zones: ["library"],
            filter: { kind: "name", name },
            min: 1,
            max: 1,
            reveal: true,
            as: "a",
          },
          { kind: "move", what: { kind: "bound", name: "a" }, to: "hand" },
          { kind: "shuffle", who: { kind: "target", slot: 0 } },
        ],
      },
    ],
    { targets: [{ filter: { kind: "player" }, min: 1, max: 1 }] },
  );
