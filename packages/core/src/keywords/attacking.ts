import type { Ability } from "../ability/ability.ts";
import type { Amount } from "../ability/amount.ts";
import type { PlayerRef } from "../ability/player-ref.ts";
import { ATTACKS, SELF, untilEndOfTurn, whenever, YOU } from "./phrases.ts";

const EACH: PlayerRef = { kind: "bound", name: "each" };
/** Kept under a name of its own: in a “may”, and as tokens are created, “each” is who does it. */
const ATTACKED: PlayerRef = { kind: "bound", name: "attacked" };

const ATTACKED_PLAYERS: Amount = { kind: "players", of: { kind: "attacked" } };

/** 702.121a */
export const MELEE: readonly Ability[] = [
  whenever(ATTACKS, [
    untilEndOfTurn(SELF, {
      kind: "modify-power-toughness",
      power: ATTACKED_PLAYERS,
      toughness: ATTACKED_PLAYERS,
    }),
  ]),
];

/** 702.116a: for each other opponent, a token that attacks that player or a planeswalker they control. */
export const MYRIAD: readonly Ability[] = [
  whenever(ATTACKS, [
    {
      kind: "for-each",
      players: { kind: "opponents", except: { kind: "defending" } },
      steps: [
        { kind: "choose-player", who: YOU, from: EACH, as: "attacked" },
        {
          kind: "may",
          who: YOU,
          steps: [
            {
              kind: "create-copy",
              count: 1,
              of: SELF,
              arrival: { tapped: true, attacking: { whom: ATTACKED } },
              as: "a",
            },
            {
              kind: "delayed",
              trigger: { kind: "step", step: "end-combat", whose: "each" },
              body: { effect: [{ kind: "exile", what: { kind: "bound", name: "a" } }] },
            },
          ],
        },
      ],
    },
  ]),
];
