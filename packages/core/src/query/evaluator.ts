import { amountOf } from "./amount.ts";
import { holdsNow } from "./condition.ts";
import { fitsTrigger } from "./events/match-event.ts";
import { matchesFilter, matchesPlayerFilter } from "./filter.ts";
import { playersOf } from "./players.ts";
import type { Evaluator } from "./scope.ts";
import { selectObjects, selectsObject } from "./select.ts";

/** The evaluators of the ability language, tied together. */
export const EVALUATOR: Evaluator = {
  matches: matchesFilter,
  matchesPlayer: matchesPlayerFilter,
  select: selectObjects,
  selects: selectsObject,
  amount: amountOf,
  holds: holdsNow,
  players: playersOf,
  fits: fitsTrigger,
};
