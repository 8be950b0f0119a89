import type { Amount } from "../ability/amount.ts";
import type { Effect } from "../ability/effect.ts";
import type { Modification, TokenValues } from "../ability/modification.ts";
import type { Trigger } from "../ability/trigger.ts";
import { IS_SELF, SELF } from "./phrases.ts";

/** Your opponents. */
export const OPPONENTS = { kind: "opponents" } as const;
/** Counters put on the object itself. */
export const counters = (counter: string, count: Amount = 1): Effect => ({
  kind: "counters",
  change: "add",
  counter,
  count,
  on: SELF,
});
/** “Gets +N/+M”. */
export const plus = (power: Amount, toughness: Amount): Modification => ({
  kind: "modify-power-toughness",
  power,
  toughness,
});
const number = (value: number) => ({ text: String(value), value });
/** A creature token with one creature type. */
export function creature(
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
/** “Deals combat damage to a player”. */
export const COMBAT_DAMAGE_TO_PLAYER: Trigger = {
  kind: "deals-damage",
  source: IS_SELF,
  combat: true,
  to: { kind: "player" },
};
