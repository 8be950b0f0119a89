import type { Ability } from "../ability/ability.ts";
import type { Cost } from "../ability/cost.ts";
import { all, CAST_SELF, CREATURE, DIES, ENTERS, gains, IS_SELF, SELF, UPKEEP, whenever, YOU } from "./phrases.ts";
import { counters, OPPONENTS } from "./trigger-phrases.ts";

/** Keywords with a cost that stand for triggered abilities. */
export const TRIGGERED_WITH_COST: Readonly<Record<string, (cost: Cost) => readonly Ability[]>> = {
  /** 702.21a: of a permanent; a spell cast face down for disguise has it too, without effect. */
  ward: (cost) => [
    whenever(
      { kind: "becomes-target", subject: IS_SELF, who: OPPONENTS },
      [
        {
          kind: "pay",
          who: { kind: "controller", of: { kind: "event", role: "ability" } },
          cost,
          then: [],
          otherwise: [{ kind: "counter", what: { kind: "event", role: "ability" } }],
        },
      ],
      { from: ["battlefield"] },
    ),
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
  /** 702.30a */
  echo: (cost) => [
    whenever(UPKEEP, [{ kind: "pay", who: YOU, cost, then: [], otherwise: [{ kind: "sacrifice", what: SELF }] }], {
      condition: { kind: "matches", what: SELF, filter: { kind: "status", status: "new-since-upkeep" } },
    }),
  ],
  /** 702.94a: that it is revealed as it is drawn is a rule of drawing. */
  miracle: (cost) => [
    whenever(
      { kind: "action", action: "miracle", who: YOU, subject: IS_SELF },
      [{ kind: "cast", who: YOU, what: SELF, cost, optional: true, via: "miracle" }],
      {
        from: ["hand"],
        condition: { kind: "matches", what: SELF, filter: { kind: "zone", zone: "hand" } },
      },
    ),
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
