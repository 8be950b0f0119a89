import type { FixedDuration, GameEffect, GameState, Step } from "../../model/state.ts";
import { endEffects } from "../atoms/effects.ts";
import { simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";

/** Ends the effects that last until the end of combat or of this step (500.4, 511.2). Effects until end of turn end in the cleanup step (514.2). */
export function* endStepDurations(p: Process, step: Step): Procedure {
  const { number, active } = p.state.turn;
  yield* endWhere(p, (effect) => {
    const duration = fixedDuration(effect)?.duration;
    if (duration?.kind === "end-of-combat") return step === "end-combat";
    if (duration?.kind === "next-step")
      return duration.step === step && fixedPlayer(effect) === active && startedIn(effect) < number;
    return false;
  });
}

/** Ends “until end of turn” and “this turn” effects (514.2). */
export function* endTurnDurations(p: Process): Procedure {
  const { number, active } = p.state.turn;
  yield* endWhere(p, (effect) => {
    const duration = fixedDuration(effect)?.duration;
    if (duration?.kind === "end-of-turn") return true;
    if (duration?.kind === "once") return duration.turn === true;
    return duration?.kind === "end-of-next-turn" && fixedPlayer(effect) === active && startedIn(effect) < number;
  });
}

/** Ends “until your next turn” effects of the player whose turn begins (500.7, 611.2a). */
export function* endNextTurnDurations(p: Process): Procedure {
  const { number, active } = p.state.turn;
  yield* endWhere(p, (effect) => {
    const duration = fixedDuration(effect)?.duration;
    return duration?.kind === "next-turn" && fixedPlayer(effect) === active && startedIn(effect) < number;
  });
}

function* endWhere(p: Process, ends: (effect: GameEffect) => boolean): Procedure {
  const ids = endingIds(p.state, ends);
  if (ids.length > 0) yield* simultaneously(p, () => endEffects(p, ids));
}

function endingIds(state: GameState, ends: (effect: GameEffect) => boolean): readonly GameEffect["id"][] {
  return state.effects.filter(ends).map((effect) => effect.id);
}

const fixedDuration = (effect: GameEffect): FixedDuration | undefined =>
  effect.kind === "exiled-until" ? undefined : effect.duration;
const fixedPlayer = (effect: GameEffect): string | undefined => fixedDuration(effect)?.player;
const startedIn = (effect: GameEffect): number => fixedDuration(effect)?.turn ?? 0;
