import type { Body, TriggeredAbility } from "../ability/ability.ts";
import type { Cost } from "../ability/cost.ts";
import type { Effect } from "../ability/effect.ts";
import type { Filter } from "../ability/filter.ts";
import type { Modification, TokenValues } from "../ability/modification.ts";
import type { TargetSlot } from "../ability/target.ts";
import { all, CREATURE, IS_SELF, whenever, YOU } from "../keywords/phrases.ts";
import type { Color } from "../model/mana.ts";

/** A room of a dungeon (309.4): what happens as the venture marker comes into it, and the rooms that its arrows lead to. */
export interface Room {
  readonly body: Body;
  readonly leadsTo: readonly number[];
}

const EACH = { kind: "bound", name: "each" } as const;
const TARGET = { kind: "target", slot: 0 } as const;
const CARD: Filter = { kind: "card" };
const TARGET_CREATURE: readonly TargetSlot[] = [{ filter: CREATURE, min: 1, max: 1 }];
const TO_YOUR_NEXT_TURN = { kind: "next-turn", of: YOU } as const;

const room = (effect: Effect | readonly Effect[], ...leadsTo: readonly number[]): Room => ({
  body: { effect: "kind" in effect ? [effect] : effect },
  leadsTo,
});
const aimed = (targets: readonly TargetSlot[], effect: Effect, ...leadsTo: readonly number[]): Room => ({
  body: { targets, effect: [effect] },
  leadsTo,
});
const scry = (count: number): Effect => ({ kind: "scry", who: YOU, count });
const draw = (count: number, as?: string): Effect => ({
  kind: "draw",
  who: YOU,
  count,
  ...(as === undefined ? {} : { as }),
});
const gain = (amount: number): Effect => ({ kind: "life", who: YOU, change: "gain", amount });
const loses = (amount: number): Effect => ({ kind: "life", who: { kind: "each" }, change: "lose", amount });
const losesUnless = (cost: Cost): Effect => ({
  kind: "pay",
  who: EACH,
  cost,
  then: [],
  otherwise: [loses(2)],
});
const type = (name: string): Filter => ({ kind: "type", type: name });
const treasure: Effect = { kind: "create-named", count: 1, token: "Treasure" };
const counters = (count: number): Effect => ({ kind: "counters", change: "add", counter: "+1/+1", count, on: TARGET });
const forAWhile = (...modifications: readonly Modification[]): Effect => ({
  kind: "modify",
  what: TARGET,
  modifications,
  duration: TO_YOUR_NEXT_TURN,
});
const creature = (
  count: number,
  subtypes: readonly string[],
  color: Color,
  [power, toughness]: readonly [number, number],
  more: Partial<TokenValues> = {},
): Effect => ({
  kind: "create-token",
  count,
  token: {
    name: `${subtypes.join(" ")} Token`,
    manaCost: null,
    supertypes: [],
    types: ["Creature"],
    subtypes,
    colors: [color],
    power: { text: String(power), value: power },
    toughness: { text: String(toughness), value: toughness },
    abilities: [],
    ...more,
  },
});
const sacrificeOne = (name: string) => ({ kind: "choose", chooser: YOU, filter: type(name), min: 1, max: 1 }) as const;

/** The dungeons (309), their rooms from the topmost to the bottommost. */
const DUNGEONS: Readonly<Record<string, readonly Room[]>> = {
  "Lost Mine of Phandelver": [
    room(scry(1), 1, 2),
    room(creature(1, ["Goblin"], "R", [1, 1]), 3, 4),
    room(treasure, 4, 5),
    aimed(TARGET_CREATURE, counters(1), 6),
    room([{ kind: "life", who: { kind: "opponents" }, change: "lose", amount: 1 }, gain(1)], 6),
    aimed(TARGET_CREATURE, forAWhile({ kind: "modify-power-toughness", power: -4, toughness: 0 }), 6),
    room(draw(1)),
  ],
  "Dungeon of the Mad Mage": [
    room(gain(1), 1),
    room(scry(1), 2, 3),
    room(treasure, 4),
    aimed(TARGET_CREATURE, forAWhile({ kind: "restriction", restriction: { kind: "cannot-attack" } }), 4),
    room(scry(2), 5, 6),
    room(
      [
        { kind: "exile", what: { kind: "library", of: YOU, from: "top", count: 2 }, as: "a" },
        { kind: "permit", who: YOU, what: { kind: "bound", name: "a" }, lands: true, duration: { kind: "permanent" } },
      ],
      7,
    ),
    room(creature(2, ["Skeleton"], "B", [1, 1]), 7),
    room(scry(3), 8),
    room([
      draw(3, "a"),
      { kind: "reveal", what: { kind: "bound", name: "a" }, as: "b" },
      {
        kind: "may",
        who: YOU,
        steps: [
          {
            kind: "cast",
            who: YOU,
            what: { kind: "choose-from", chooser: YOU, from: { kind: "bound", name: "b" }, min: 1, max: 1 },
            free: true,
          },
        ],
      },
    ]),
  ],
  "Tomb of Annihilation": [
    room(loses(1), 1, 2),
    room(losesUnless([{ kind: "discard", what: CARD, count: 1 }]), 3),
    room(
      [
        { kind: "discard", who: YOU, count: 1 },
        {
          kind: "sacrifice",
          what: { kind: "union", of: [sacrificeOne("Artifact"), sacrificeOne("Creature"), sacrificeOne("Land")] },
        },
      ],
      4,
    ),
    room(
      losesUnless([
        {
          kind: "sacrifice",
          what: { kind: "any", of: [type("Artifact"), type("Creature"), type("Land")] },
          count: 1,
        },
      ]),
      4,
    ),
    room(
      creature(1, ["God", "Horror"], "B", [4, 4], {
        name: "The Atropal",
        supertypes: ["Legendary"],
        abilities: [{ kind: "keyword", keyword: { name: "deathtouch" } }],
      }),
    ),
  ],
  Undercity: [
    room(
      [
        {
          kind: "search",
          who: YOU,
          zones: ["library"],
          filter: all({ kind: "supertype", supertype: "Basic" }, type("Land"), CARD),
          min: 1,
          max: 1,
          as: "a",
        },
        { kind: "reveal", what: { kind: "bound", name: "a" }, as: "b" },
        { kind: "move", what: { kind: "bound", name: "b" }, to: "hand" },
        { kind: "shuffle", who: YOU },
      ],
      1,
      2,
    ),
    aimed(TARGET_CREATURE, counters(2), 3, 4),
    room(scry(2), 4, 5),
    aimed(
      [{ filter: { kind: "player" }, min: 1, max: 1 }],
      { kind: "life", who: TARGET, change: "lose", amount: 5 },
      6,
    ),
    aimed(TARGET_CREATURE, { kind: "action", action: "goad", what: TARGET }, 6, 7),
    room(treasure, 7),
    room(draw(1), 8),
    room(creature(1, ["Skeleton"], "B", [4, 1], { abilities: [{ kind: "keyword", keyword: { name: "menace" } }] }), 8),
    room([
      { kind: "reveal", what: { kind: "library", of: YOU, from: "top", count: 10 }, as: "a" },
      {
        kind: "move",
        what: {
          kind: "choose-from",
          chooser: YOU,
          from: { kind: "bound", name: "a" },
          filter: all(CREATURE, CARD),
          min: 1,
          max: 1,
        },
        to: "battlefield",
        arrival: { counters: [{ counter: "+1/+1", count: 3 }] },
        as: "b",
      },
      {
        kind: "modify",
        what: { kind: "bound", name: "b" },
        modifications: [{ kind: "gain", abilities: [{ kind: "keyword", keyword: { name: "hexproof" } }] }],
        duration: TO_YOUR_NEXT_TURN,
      },
      { kind: "shuffle", who: YOU },
    ]),
  ],
};

/** The dungeons that may be entered by venturing into the dungeon, or into the one of this name (701.49a, 701.49d). */
export const dungeonsToEnter = (into: string | undefined): readonly string[] =>
  into === undefined ? Object.keys(DUNGEONS).filter((name) => name !== "Undercity") : [into];

/** The rooms of a dungeon. */
export function roomsOf(name: string): readonly Room[] {
  const rooms = DUNGEONS[name];
  if (rooms === undefined) throw new Error(`no dungeon ${name}`);
  return rooms;
}

/** The room abilities of a dungeon (309.4c). */
export const roomAbilities = (name: string): readonly TriggeredAbility[] =>
  roomsOf(name).map(({ body }, at) =>
    whenever({ kind: "action", action: "enter-room", who: YOU, subject: IS_SELF, room: at }, body.effect, body),
  );
