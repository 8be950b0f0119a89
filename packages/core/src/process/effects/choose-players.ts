import type { PlayerRef } from "../../ability/player-ref.ts";
import type { PlayerId } from "../../model/ids.ts";
import { players } from "../../query/evaluate.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import type { EffectContext } from "./context.ts";

/** The players that an instruction is about, in turn order; where the text leaves a choice, it is asked for (608.2d). */
export function* playersFor(p: Process, context: EffectContext, ref: PlayerRef): Procedure<readonly PlayerId[]> {
  if (ref.kind !== "choose") return players(p.state, context, ref);
  const from = yield* playersFor(p, context, ref.from);
  const [chooser] = yield* playersFor(p, context, ref.chooser);
  if (chooser === undefined || from.length === 0) return [];
  return [yield* choosePlayer(p, context, chooser, from)];
}

/** The one player that an instruction is about, if there is one. */
export function* playerFor(p: Process, context: EffectContext, ref: PlayerRef): Procedure<PlayerId | undefined> {
  const [player] = yield* playersFor(p, context, ref);
  return player;
}

/** Asks someone for one of these players. */
export function* choosePlayer(
  p: Process,
  context: EffectContext,
  chooser: PlayerId,
  from: readonly PlayerId[],
): Procedure<PlayerId> {
  const source = context.source === undefined ? {} : { source: context.source };
  const answer = yield* ask(p, {
    kind: "pick",
    player: chooser,
    code: "choose-player",
    rules: ["608.2d"],
    from: from.map((player) => ({ player })),
    min: 1,
    max: 1,
    ...source,
  });
  const [chosen] = answer.chosen;
  if (chosen === undefined || !("player" in chosen)) throw new Error("a player was to be chosen");
  return chosen.player;
}

/** Does something for each of the players in turn order, who is meanwhile `each`. */
export function* forEachPlayer<T>(
  _p: Process,
  context: EffectContext,
  who: readonly PlayerId[],
  run: (player: PlayerId) => Procedure<T>,
): Procedure<readonly T[]> {
  const outer = context.bound.each;
  const results: T[] = [];
  for (const player of who) {
    context.bound = { ...context.bound, each: { ...outer, players: [player] } };
    results.push(yield* run(player));
  }
  const { each: _, ...others } = context.bound;
  context.bound = outer === undefined ? others : { ...others, each: outer };
  return results;
}
