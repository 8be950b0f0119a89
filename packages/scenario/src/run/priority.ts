import { deciderOf, type PlayerId } from "@obverse/core";
import { act, begun, UNTIL_PRIORITY, type Until } from "./go-on.ts";
import type { Position } from "./position.ts";
import { Stop } from "./stop.ts";

/** Passes priority on to a player; stops where that would make something resolve or end the step. */
export function withPriority(position: Position, player: PlayerId): Position {
  const { supply } = position;
  let at = begun({ ...position, supply: { ...supply, answers: [], targets: [] } });
  for (let passes = 0; holderOf(at) !== player; passes++) {
    const holder = holderOf(at);
    const others = at.state.players.filter(
      (candidate) =>
        candidate.left === undefined && candidate.lost === undefined && !at.state.passed.includes(candidate.id),
    );
    if (holder === undefined || passes > at.state.players.length || others.length <= 1)
      throw new Stop(at.state.stack.length > 0 ? "would-resolve" : "no-priority", player, holder);
    at = pass(at);
  }
  return { ...at, supply };
}

/** The player who has priority, if one has. */
function holderOf(position: Position): PlayerId | undefined {
  const { decision } = position;
  return decision?.kind === "priority" && decision.player !== "nature" ? decision.player : undefined;
}

/** Who passes for the player who has priority (723.5). */
function giverOf(position: Position): PlayerId | undefined {
  const holder = holderOf(position);
  return holder === undefined ? undefined : deciderOf(position.state, holder);
}

/** The player who has priority passes; what comes up is answered. */
export function pass(position: Position, until: Until = UNTIL_PRIORITY): Position {
  const outcome = act(position, { kind: "pass" }, giverOf(position), until);
  if (!outcome.ok) throw new Stop("refused", "pass", outcome.refusals[0]?.code, outcome.refusals[0]);
  return outcome.position;
}

/** How many times players pass before something is given up. */
const MOST_PASSES = 2000;

/** Players pass until something is so; stops where it never is. */
export function passUntil(position: Position, until: Until, wanted: unknown): Position {
  let at = begun(position);
  for (let passes = 0; !until(at); passes++) {
    if (at.decision === undefined) throw new Stop("never-began", wanted, "the game is over");
    if (passes > MOST_PASSES) throw new Stop("never-began", wanted, at.state.turn);
    at = pass(at, (next) => UNTIL_PRIORITY(next) || until(next));
  }
  return at;
}
