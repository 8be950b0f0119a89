import type { Trigger } from "../../ability/trigger.ts";
import type { GameEvent } from "../../model/event.ts";
import type { Scope } from "../scope.ts";
import { COMBAT } from "./combat.ts";
import type { EventView, Matchers } from "./event-view.ts";
import { GAME } from "./game.ts";
import { PERMANENTS } from "./permanents.ts";
import { SPELLS_AND_ABILITIES } from "./spells-and-abilities.ts";
import { ZONE_CHANGES } from "./zone-changes.ts";

const MATCHERS: Matchers<Trigger["kind"]> = {
  ...ZONE_CHANGES,
  ...COMBAT,
  ...SPELLS_AND_ABILITIES,
  ...PERMANENTS,
  ...GAME,
};

/** What in an event is of a trigger's form (603.2): nothing, the event itself, or each part of it that is. “One or more” is for who sees all events. */
export function matchEvent(view: EventView, trigger: Trigger, event: GameEvent): readonly GameEvent[] {
  const match = MATCHERS[trigger.kind] as (view: EventView, trigger: Trigger, event: GameEvent) => readonly GameEvent[]; // the table is checked kind by kind
  return match(view, trigger, event);
}

/** Whether something that has happened is of a trigger's form, as the game stands now: objects are judged as they are or last were. */
export function fitsTrigger(scope: Scope, trigger: Trigger, event: GameEvent): boolean {
  return matchEvent({ scope, after: scope.state, moved: "either" }, trigger, event).length > 0;
}
