import type { Expectation } from "../format/expectation.ts";
import { checkCards } from "./check-cards.ts";
import { checkCites, checkEvents, checkTriggered } from "./check-events.ts";
import { checkLegal } from "./check-legal.ts";
import { checkCounts, checkObjects } from "./check-objects.ts";
import { checkPlayers } from "./check-players.ts";
import { checkStack } from "./check-stack.ts";
import { checkViews, checkWhy } from "./check-views.ts";
import type { Mismatch, Moment } from "./moment.ts";

/** How each part of an `expect` is checked. */
const CHECKS: {
  readonly [K in keyof Expectation]-?: (moment: Moment, expected: NonNullable<Expectation[K]>) => readonly Mismatch[];
} = {
  objects: checkObjects,
  players: checkPlayers,
  count: checkCounts,
  stack: checkStack,
  day: ({ state }, expected) => (state.day === expected ? [] : [{ at: "day", expected, actual: state.day }]),
  events: checkEvents,
  triggered: checkTriggered,
  why: checkWhy,
  legal: checkLegal,
  views: checkViews,
  cites: checkCites,
  cards: checkCards,
};

/** The parts of an `expect`, in the order in which they are checked. */
export const EXPECTATION_PARTS = Object.keys(CHECKS) as readonly (keyof Expectation)[]; // the keys of the table

/** What of one part is not as expected. */
export function checkPart<K extends keyof Expectation>(
  moment: Moment,
  part: K,
  expected: NonNullable<Expectation[K]>,
): readonly Mismatch[] {
  const check = CHECKS[part] as unknown as (
    moment: Moment,
    expected: NonNullable<Expectation[K]>,
  ) => readonly Mismatch[]; // the table is checked key by key
  return check(moment, expected);
}
