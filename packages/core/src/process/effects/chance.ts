import { ask } from "../ask.ts";
import { emit, simultaneously } from "../emit.ts";
import type { Procedure, Process } from "../process.ts";
import { forEachPlayer, playersFor } from "./choose-players.ts";
import { bind, type EffectContext, type EffectOf, type Outcome, type RunEffects } from "./context.ts";
import { together } from "./control.ts";

/** Rolls a die (706). */
export function* doRollDie(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"roll-die">,
  run: RunEffects,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const answer = yield* ask(p, {
        kind: "random",
        player: "nature",
        code: "roll-die",
        rules: ["706.2"],
        what: "die",
        sides: [effect.sides],
      });
      const number = (answer.results[0] ?? 0) + 1;
      yield* simultaneously(p, function* () {
        emit(p, { kind: "die", player, result: String(number), rules: ["706.2"] });
      });
      if (effect.as !== undefined) bind(context, effect.as, { number, done: true });
      const band = effect.bands?.find(({ from, to }) => number >= from && number <= to);
      if (band !== undefined) yield* run(p, context, band.steps);
      return { number, done: true };
    }),
  );
}

/** Flips a coin (705). */
export function* doFlipCoin(
  p: Process,
  context: EffectContext,
  effect: EffectOf<"flip-coin">,
  run: RunEffects,
): Procedure<Outcome> {
  const who = yield* playersFor(p, context, effect.who);
  return together(
    yield* forEachPlayer(p, context, who, function* (player) {
      const answer = yield* ask(p, {
        kind: "random",
        player: "nature",
        code: "flip-coin",
        rules: ["705.1"],
        what: "coin",
        sides: [2],
      });
      const won = answer.results[0] === 1;
      yield* simultaneously(p, function* () {
        emit(p, { kind: "coin", player, result: won ? "won" : "lost", rules: ["705.2"] });
      });
      if (effect.as !== undefined) bind(context, effect.as, { done: won });
      yield* run(p, context, won ? effect.won : (effect.lost ?? []));
      return { done: won };
    }),
  );
}
