import type { Ability } from "../ability/ability.ts";
import type { Amount } from "../ability/amount.ts";
import type { Cost, CostPart } from "../ability/cost.ts";
import type { Filter } from "../ability/filter.ts";
import type { CopyExceptions } from "../ability/modification.ts";
import { activated, all, CREATURE, gains, IS_SELF, NEXT_END, not, OTHER, SELF, YOU, YOURS } from "./phrases.ts";

const TARGET = { kind: "target", slot: 0 } as const;
const exileSelf = (from: "graveyard" | "battlefield"): CostPart => ({
  kind: "exile",
  what: "self",
  from: [from],
  count: 1,
});
const DISCARD_SELF: CostPart = { kind: "discard", what: "self", count: 1 };
const ONTO_ONE = { min: 1, max: 1 } as const;
const plusCounters = (count: Amount, on: typeof SELF | typeof TARGET) =>
  ({ kind: "counters", change: "add", counter: "+1/+1", count, on }) as const;

/** Keywords with a cost that stand for activated abilities. */
export const ACTIVATED_WITH_COST: Readonly<
  Record<
    string,
    (
      cost: Cost,
      more: {
        readonly filter?: Filter;
        readonly reduction?: Amount;
        readonly condition?: import("../ability/condition.ts").Condition;
      },
    ) => readonly Ability[]
  >
> = {
  /** 702.6a, 702.6c */
  equip: (cost, { filter, reduction, condition }) => [
    activated(cost, [{ kind: "attach", what: SELF, to: TARGET }], {
      keyword: "equip",
      timing: "sorcery",
      targets: [{ filter: all(CREATURE, YOURS, ...(filter === undefined ? [] : [filter])), ...ONTO_ONE }],
      ...(reduction === undefined ? {} : { reduction }),
      ...(condition === undefined ? {} : { condition }),
    }),
  ],
  /** 702.67a */
  fortify: (cost) => [
    activated(cost, [{ kind: "attach", what: SELF, to: TARGET }], {
      keyword: "fortify",
      timing: "sorcery",
      targets: [{ filter: all({ kind: "type", type: "Land" }, YOURS), ...ONTO_ONE }],
    }),
  ],
  /** 702.29a */
  cycling: (cost) => [
    activated([...cost, DISCARD_SELF], [{ kind: "draw", who: YOU, count: 1 }], { keyword: "cycling", from: "hand" }),
  ],
  /** 702.84a */
  unearth: (cost) => [
    activated(
      cost,
      [
        { kind: "move", what: SELF, to: "battlefield", arrival: { modifications: [gains("haste")] }, as: "a" },
        {
          kind: "delayed",
          trigger: NEXT_END,
          body: { effect: [{ kind: "exile", what: { kind: "bound", name: "a" } }] },
        },
        {
          kind: "replace",
          replacement: {
            kind: "zone-change",
            subject: { kind: "is", what: { kind: "bound", name: "a" } },
            from: ["battlefield"],
            instead: { to: "exile" },
          },
          duration: { kind: "permanent" },
        },
      ],
      { keyword: "unearth", from: "graveyard", timing: "sorcery" },
    ),
  ],
  /** 702.87a */
  "level up": (cost) => [
    activated(cost, [{ kind: "counters", change: "add", counter: "level", count: 1, on: SELF }], {
      keyword: "level up",
      timing: "sorcery",
    }),
  ],
  /** 702.97a */
  scavenge: (cost) => [
    activated(
      [...cost, exileSelf("graveyard")],
      [plusCounters({ kind: "number-of", what: "power", of: SELF }, TARGET)],
      { keyword: "scavenge", from: "graveyard", timing: "sorcery", targets: [{ filter: CREATURE, ...ONTO_ONE }] },
    ),
  ],
  /** 702.107a */
  outlast: (cost) => [
    activated([...cost, { kind: "tap-self" }], [plusCounters(1, SELF)], { keyword: "outlast", timing: "sorcery" }),
  ],
  /** 702.128a */
  embalm: (cost) => [asToken("embalm", cost, { setColors: ["W"] })],
  /** 702.129a */
  eternalize: (cost) => [asToken("eternalize", cost, { setColors: ["B"], power: 4, toughness: 4 })],
  /** 702.151a */
  reconfigure: (cost) => [
    activated(cost, [{ kind: "attach", what: SELF, to: TARGET }], {
      keyword: "reconfigure",
      timing: "sorcery",
      targets: [{ filter: all(CREATURE, YOURS, OTHER), ...ONTO_ONE }],
    }),
    activated(cost, [{ kind: "unattach", what: SELF }], {
      keyword: "reconfigure",
      timing: "sorcery",
      condition: { kind: "matches", what: { kind: "attached" }, filter: CREATURE },
    }),
  ],
  /** 702.49a, 702.49c */
  ninjutsu: (cost) => [ninjutsu(cost, "hand")],
  /** 702.49d */
  "commander ninjutsu": (cost) => [ninjutsu(cost, "hand"), ninjutsu(cost, "command")],
  /** 702.141a */
  encore: (cost) => [
    activated(
      [...cost, exileSelf("graveyard")],
      [
        {
          kind: "for-each",
          players: { kind: "opponents" },
          steps: [
            { kind: "create-copy", count: 1, of: SELF, as: "a" },
            {
              kind: "modify",
              what: { kind: "bound", name: "a" },
              modifications: [
                {
                  kind: "restriction",
                  restriction: { kind: "must-attack", whom: { kind: "bound", name: "each" } },
                },
              ],
              duration: { kind: "end-of-turn" },
            },
            {
              kind: "modify",
              what: { kind: "bound", name: "a" },
              modifications: [gains("haste")],
              duration: { kind: "permanent" },
            },
            {
              kind: "delayed",
              trigger: NEXT_END,
              body: { effect: [{ kind: "sacrifice", what: { kind: "bound", name: "a" } }] },
            },
          ],
        },
      ],
      { keyword: "encore", from: "graveyard", timing: "sorcery" },
    ),
  ],
  /** 702.53a */
  transmute: (cost) => [
    activated(
      [...cost, DISCARD_SELF],
      [
        {
          kind: "search",
          who: YOU,
          zones: ["library"],
          filter: { kind: "same", what: "mana-value", as: SELF },
          min: 1,
          max: 1,
          reveal: true,
          as: "a",
        },
        { kind: "move", what: { kind: "bound", name: "a" }, to: "hand" },
        { kind: "shuffle", who: YOU },
      ],
      { keyword: "transmute", from: "hand", timing: "sorcery" },
    ),
  ],
};

const UNBLOCKED_ATTACKER = all(CREATURE, YOURS, { kind: "combat", is: "unblocked" });

/** Puts the card onto the battlefield attacking what the returned creature attacked (702.49c). */
function ninjutsu(cost: Cost, from: "hand" | "command"): Ability {
  return activated(
    [
      ...cost,
      { kind: "reveal", what: "self", count: 1, from },
      { kind: "return-to-hand", what: UNBLOCKED_ATTACKER, count: 1 },
    ],
    [
      {
        kind: "move",
        what: SELF,
        to: "battlefield",
        arrival: { tapped: true, attacking: { as: { kind: "bound", name: "cost" } } },
      },
    ],
    { keyword: from === "hand" ? "ninjutsu" : "commander ninjutsu", from },
  );
}

function asToken(keyword: string, cost: Cost, exceptions: CopyExceptions): Ability {
  return activated(
    [...cost, exileSelf("graveyard")],
    [
      {
        kind: "create-copy",
        count: 1,
        of: SELF,
        exceptions: { ...exceptions, manaCost: null, addSubtypes: ["Zombie"] },
      },
    ],
    { keyword, from: "graveyard", timing: "sorcery" },
  );
}

const OTHER_UNTAPPED = all(CREATURE, YOURS, OTHER, { kind: "status", status: "untapped" });

/** Keywords with a number that stand for activated abilities. */
export const ACTIVATED_WITH_NUMBER: Readonly<Record<string, (value: Amount) => readonly Ability[]>> = {
  /** 702.122a */
  crew: (value) => [
    activated(
      [{ kind: "tap", what: OTHER_UNTAPPED, count: "any", totalPower: value }],
      [
        {
          kind: "modify",
          what: SELF,
          modifications: [{ kind: "add-types", types: ["Artifact", "Creature"] }],
          duration: { kind: "end-of-turn" },
        },
      ],
      { keyword: "crew" },
    ),
  ],
  /** 702.171a */
  saddle: (value) => [
    activated(
      [{ kind: "tap", what: OTHER_UNTAPPED, count: "any", totalPower: value }],
      [{ kind: "action", action: "saddle", what: SELF }],
      { keyword: "saddle", timing: "sorcery" },
    ),
  ],
};

/** 702.77a */
export const reinforce = (value: Amount, cost: Cost): Ability =>
  activated([...cost, DISCARD_SELF], [plusCounters(value, TARGET)], {
    keyword: "reinforce",
    from: "hand",
    targets: [{ filter: CREATURE, ...ONTO_ONE }],
  });

/** 702.29e */
export const typecycling = (cost: Cost, filter: Filter): Ability =>
  activated(
    [...cost, DISCARD_SELF],
    [
      { kind: "search", who: YOU, zones: ["library"], filter, min: 1, max: 1, reveal: true, as: "a" },
      { kind: "move", what: { kind: "bound", name: "a" }, to: "hand" },
      { kind: "shuffle", who: YOU },
    ],
    { keyword: "cycling", from: "hand" },
  );

/** 702.167a: the materials are permanents you control and cards in your graveyard. */
export const craft = (
  cost: Cost,
  materials: Filter,
  count: Amount,
  more: { readonly orMore?: true; readonly share?: "card-type"; readonly each?: readonly Filter[] },
): Ability =>
  activated(
    [
      ...cost,
      exileSelf("battlefield"),
      {
        kind: "exile",
        what: all(
          materials,
          {
            kind: "any",
            of: [
              all({ kind: "zone", zone: "battlefield" }, YOURS),
              all({ kind: "zone", zone: "graveyard" }, { kind: "owner", is: YOU }),
            ],
          },
          not(IS_SELF),
        ),
        from: ["battlefield", "graveyard"],
        count,
        ...more,
      },
    ],
    [
      {
        kind: "move",
        what: SELF,
        to: "battlefield",
        arrival: { transformed: true, under: { kind: "owner", of: SELF } },
      },
    ],
    { keyword: "craft", timing: "sorcery" },
  );
