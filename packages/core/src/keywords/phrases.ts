import type { ActivatedAbility, TriggeredAbility } from "../ability/ability.ts";
import type { Cost } from "../ability/cost.ts";
import type { Effect } from "../ability/effect.ts";
import type { Filter } from "../ability/filter.ts";
import type { Modification } from "../ability/modification.ts";
import type { Selector } from "../ability/selector.ts";
import type { Trigger } from "../ability/trigger.ts";

/** “You”. */
export const YOU = { kind: "you" } as const;
/** The object that has the ability. */
export const SELF = { kind: "self" } as const;
/** What a trigger is about. */
export const THAT = { kind: "event", role: "subject" } as const;
/** Is the object that has the ability. */
export const IS_SELF: Filter = { kind: "is", what: SELF };
/** A creature. */
export const CREATURE: Filter = { kind: "type", type: "Creature" };
/** You control it. */
export const YOURS: Filter = { kind: "controller", is: YOU };

/** All of these. */
export const all = (...of: readonly Filter[]): Filter => ({ kind: "all", of });
/** Not this. */
export const not = (of: Filter): Filter => ({ kind: "not", of });
/** Another than the object that has the ability. */
export const OTHER: Filter = not(IS_SELF);

/** A triggered ability. */
export const whenever = (
  trigger: Trigger | readonly Trigger[],
  effect: readonly Effect[],
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility => ({
  kind: "triggered",
  triggers: "kind" in trigger ? [trigger] : trigger,
  effect,
  ...more,
});

/** An activated ability. */
export const activated = (
  cost: Cost,
  effect: readonly Effect[],
  more: Partial<ActivatedAbility> = {},
): ActivatedAbility => ({ kind: "activated", cost, effect, ...more });

/** “When this permanent enters”. */
export const ENTERS: Trigger = { kind: "enters", subject: IS_SELF };
/** “When this permanent is put into a graveyard from the battlefield”. */
export const DIES: Trigger = { kind: "dies", subject: IS_SELF };
/** “Whenever this creature attacks”. */
export const ATTACKS: Trigger = { kind: "attacks", subject: IS_SELF };
/** “At the beginning of your upkeep”. */
export const UPKEEP: Trigger = { kind: "step", step: "upkeep", whose: YOU };
/** “At the beginning of the next end step”. */
export const NEXT_END: Trigger = { kind: "step", step: "end", whose: "each" };
/** “When you cast this spell”. */
export const CAST_SELF: Trigger = { kind: "cast", who: YOU, spell: IS_SELF };

/** Until end of turn, something is modified. */
export const untilEndOfTurn = (what: Selector, ...modifications: readonly Modification[]): Effect => ({
  kind: "modify",
  what,
  modifications,
  duration: { kind: "end-of-turn" },
});
/** A keyword gained. */
export const gains = (name: "haste" | "menace" | "flying"): Modification => ({
  kind: "gain",
  abilities: [{ kind: "keyword", keyword: { name } }],
});
