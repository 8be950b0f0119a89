import type { Duration } from "../../ability/duration.ts";
import type { FixedDuration } from "../../model/state.ts";
import type { Procedure, Process } from "../process.ts";
import { chooseObjects } from "./choose-objects.ts";
import { playerFor } from "./choose-players.ts";
import type { EffectContext } from "./context.ts";

/** A duration with the turn it began in, and the players and objects it refers to, as they are now (611.2). */
export function* fixDuration(p: Process, context: EffectContext, duration: Duration): Procedure<FixedDuration> {
  const began = { duration, turn: p.state.turn.number };
  switch (duration.kind) {
    case "next-turn":
    case "end-of-next-turn":
    case "next-step": {
      const player = yield* playerFor(p, context, duration.of);
      return player === undefined ? began : { ...began, player };
    }
    case "until-leaves":
    case "until-face-down":
      return { ...began, objects: yield* chooseObjects(p, context, duration.what) };
    case "once":
      return { ...began, uses: 1 };
    default:
      return began;
  }
}
