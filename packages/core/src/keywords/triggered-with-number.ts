import type { Ability } from "../ability/ability.ts";
import type { Amount } from "../ability/amount.ts";
import type { Condition } from "../ability/condition.ts";
import type { Selector } from "../ability/selector.ts";
import {
  ATTACKS,
  all,
  CAST_SELF,
  CREATURE,
  DIES,
  ENTERS,
  IS_SELF,
  NEXT_END,
  OTHER,
  SELF,
  THAT,
  UPKEEP,
  untilEndOfTurn,
  whenever,
  YOU,
} from "./phrases.ts";
import { COMBAT_DAMAGE_TO_PLAYER, counters, creature, plus } from "./trigger-phrases.ts";

const SPIRIT = creature("Spirit", ["W", "B"], 1, { abilities: [{ kind: "keyword", keyword: { name: "flying" } }] });
const WARRIOR = creature("Warrior", ["R"], 1);

const HAS_TIME_COUNTER: Condition = {
  kind: "matches",
  what: SELF,
  filter: { kind: "counters", counter: "time", is: ">", value: 0 },
};
const IMPENDS: Condition = { kind: "and", of: [{ kind: "paid", keyword: "impending" }, HAS_TIME_COUNTER] };

const TARGET: Selector = { kind: "target", slot: 0 };

/** So much for each creature blocking it beyond the first. */
const rampant = (value: Amount): Amount => ({
  kind: "product",
  of: [
    value,
    {
      kind: "greatest",
      of: [
        0,
        {
          kind: "difference",
          of: { kind: "count", filter: all(CREATURE, { kind: "combat", is: "blocking", whom: SELF }) },
          and: 1,
        },
      ],
    },
  ],
});

/** Keywords with a number that stand for triggered abilities. */
export const TRIGGERED_WITH_NUMBER: Readonly<Record<string, (value: Amount) => readonly Ability[]>> = {
  /** 702.165a */
  backup: (value) => [
    whenever(
      ENTERS,
      [
        { kind: "counters", change: "add", counter: "+1/+1", count: value, on: TARGET },
        {
          kind: "if",
          condition: { kind: "not", of: { kind: "matches", what: TARGET, filter: IS_SELF } },
          then: [untilEndOfTurn(TARGET, { kind: "gain-abilities-of", of: SELF, form: "below-backup" })],
        },
      ],
      { targets: [{ filter: CREATURE, min: 1, max: 1 }] },
    ),
  ],
  /** 702.23a */
  rampage: (value) => [
    whenever({ kind: "becomes-blocked", subject: IS_SELF }, [
      untilEndOfTurn(SELF, plus(rampant(value), rampant(value))),
    ]),
  ],
  /** 702.62a: that a card is exiled for its cost is a special action; a card may have gained it, without number and cost. */
  suspend: () => [
    whenever(UPKEEP, [{ kind: "counters", change: "remove", counter: "time", count: 1, on: SELF }], {
      from: ["exile"],
      condition: HAS_TIME_COUNTER,
    }),
    whenever(
      { kind: "counters", change: "remove", counter: "time", subject: IS_SELF, last: true },
      [{ kind: "cast", who: YOU, what: SELF, free: true, lands: true, optional: true, via: "suspend" }],
      { from: ["exile"], condition: { kind: "matches", what: SELF, filter: { kind: "zone", zone: "exile" } } },
    ),
  ],
  /** 702.176a: the cost and the counters it enters with are rules of casting and entering. */
  impending: () => [
    {
      kind: "static",
      affects: SELF,
      modifications: [{ kind: "remove-types", types: ["Creature"] }],
      condition: IMPENDS,
    },
    whenever(
      { kind: "step", step: "end", whose: YOU },
      [{ kind: "counters", change: "remove", counter: "time", count: 1, on: SELF }],
      { condition: IMPENDS },
    ),
  ],
  /** 702.58a: the counters it enters with are a rule of entering. */
  graft: () => [
    whenever(
      { kind: "enters", subject: all(CREATURE, OTHER) },
      [
        {
          kind: "may",
          who: YOU,
          steps: [{ kind: "move-counters", counter: "+1/+1", count: 1, from: SELF, to: THAT }],
        },
      ],
      { condition: { kind: "matches", what: SELF, filter: { kind: "counters", counter: "+1/+1", is: ">", value: 0 } } },
    ),
  ],
  /** 702.153a: the cost is an additional one. */
  casualty: () => [
    whenever(CAST_SELF, [{ kind: "copy-spell", what: SELF, newTargets: true }], {
      condition: { kind: "paid", keyword: "casualty" },
    }),
  ],
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
    whenever(ATTACKS, [
      { kind: "add-mana", mana: { kind: "times", mana: ["R"], count: value }, keeps: "combat" },
      { kind: "action", action: "firebend" },
    ]),
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
