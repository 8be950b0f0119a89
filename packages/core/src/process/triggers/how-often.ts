import type { TriggeredAbility } from "../../ability/ability.ts";
import type { GameEvent } from "../../model/event.ts";
import type { GameState } from "../../model/state.ts";
import type { View } from "./matching.ts";

/** How often an ability triggers on an event: once, not at all where something keeps it from triggering, or more often (603.2d). */
export function timesTriggered(_state: GameState, _view: View, _ability: TriggeredAbility, _event: GameEvent): number {
  return 1;
}
