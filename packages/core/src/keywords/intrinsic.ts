import type { TriggeredAbility } from "../ability/ability.ts";
import { IS_SELF, SELF, whenever, YOU } from "./phrases.ts";

/** 310.12b: a Siege that loses its last defense counter is exiled, and its controller may cast it transformed without paying its mana cost. */
const SIEGE: TriggeredAbility = whenever(
  { kind: "counters", change: "remove", counter: "defense", subject: IS_SELF, last: true },
  [
    { kind: "exile", what: SELF, as: "a" },
    { kind: "cast", who: YOU, what: { kind: "bound", name: "a" }, free: true, transformed: true, optional: true },
  ],
);

/** The triggered abilities that permanents have by their subtypes alone, without any text. */
export const INTRINSIC: Readonly<Record<string, TriggeredAbility>> = { Siege: SIEGE };
