import { COMBAT_STEPS, type Step } from "../../model/state.ts";
import { setDayNight } from "../atoms/day-night.ts";
import { type Procedure, type Process, patchPlayer, playerAt } from "../process.ts";
import { playerFor, playersFor } from "./choose-players.ts";
import { type EffectContext, type EffectOf, NOTHING_DONE, type Outcome } from "./context.ts";
import { countOf } from "./refer.ts";

/** It becomes day or night (731.1). */
export function* doSetDayNight(
  p: Process,
  _context: EffectContext,
  effect: EffectOf<"set-day-night">,
): Procedure<Outcome> {
  return { done: yield* setDayNight(p, effect.to) };
}

/** A player's next such step or turn is skipped (614.10). */
export function* doSkip(p: Process, context: EffectContext, effect: EffectOf<"skip">): Procedure<Outcome> {
  const players = yield* playersFor(p, context, effect.who);
  const count = effect.count === undefined ? 1 : countOf(p, context, effect.count);
  for (const player of players) {
    const { skips = {} } = playerAt(p.state, player);
    patchPlayer(p, player, { skips: { ...skips, [effect.step]: (skips[effect.step] ?? 0) + count } });
  }
  return { players };
}

const PHASES: Readonly<Record<"combat" | "main" | "upkeep" | "beginning", readonly Step[]>> = {
  combat: COMBAT_STEPS,
  main: ["main2"],
  upkeep: ["upkeep"],
  beginning: ["untap", "upkeep", "draw"],
};

/** An extra turn (500.7), phase (500.8) or step (500.9). */
export function* doExtra(p: Process, context: EffectContext, effect: EffectOf<"extra">): Procedure<Outcome> {
  const players = yield* playersFor(p, context, effect.who);
  const { turn } = p.state;
  if (effect.after === "their-next") {
    for (const player of players) {
      const { nextTurn } = playerAt(p.state, player);
      patchPlayer(p, player, { nextTurn: { ...nextTurn, extra: (nextTurn?.extra ?? 0) + 1 } });
    }
    return { players };
  }
  if (effect.what === "turn") {
    p.state = { ...p.state, turn: { ...turn, extraTurns: [...players].reverse().concat(turn.extraTurns) } };
    return { players };
  }
  if (!players.includes(turn.active)) return NOTHING_DONE;
  p.state = { ...p.state, turn: { ...turn, extraSteps: [...PHASES[effect.what], ...turn.extraSteps] } };
  return { players };
}

/** A player controls others during their next turn; the last such effect counts (723.1a). */
export function* doControlPlayer(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"control-player">,
): Procedure<Outcome> {
  const by = yield* playerFor(p, context, effect.who);
  if (by === undefined) return NOTHING_DONE;
  const players = yield* playersFor(p, context, effect.whom);
  for (const player of players)
    patchPlayer(p, player, { nextTurn: { ...playerAt(p.state, player).nextTurn, controlledBy: by } });
  return { players };
}
