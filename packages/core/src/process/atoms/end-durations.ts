import type { GameEffect, GameState } from "../../model/state.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { returnExiled } from "../effects/exile-until.ts";
import { stillHolds } from "../effects/still-holds.ts";
import type { Batch, Procedure, Process } from "../process.ts";
import { endEffects } from "./effects.ts";

/**
 * Ends effects whose duration is over after a batch of events, and returns what was exiled until then (610.3, 611.2b). Called once the batch is complete;
 * what it does happens immediately afterwards.
 */
export function* endDurations(p: Process, batch: Batch): Procedure {
  if (batch.events.length === 0 || p.state.effects.length === 0) return;
  const over = p.state.effects.filter((effect) => isOver(p.state, effect)).map(({ id }) => id);
  yield* endEffects(p, over);
  yield* returnExiled(p);
}

function isOver(state: GameState, effect: GameEffect): boolean {
  if (effect.kind === "exiled-until" || effect.duration === undefined) return false;
  const { duration, objects = [] } = effect.duration;
  switch (duration.kind) {
    case "until-leaves":
      return objects.some((id) => objectAt(state, id)?.zone !== "battlefield");
    case "until-face-down":
      return objects.some(
        (id) => cardObjectAt(state, id)?.permanent === undefined || cardObjectAt(state, id)?.faceDown !== undefined,
      );
    case "as-long-as": {
      const { controller, source, bound } = effect;
      return !stillHolds(
        state,
        { controller, ...(source === undefined ? {} : { source }), ...(bound === undefined ? {} : { bound }) },
        duration.condition,
      );
    }
    default:
      return false;
  }
}
