import type { LeaveSpec } from "../format/step.ts";
import { act, type Outcome, UNTIL_PRIORITY } from "./go-on.ts";
import type { Position } from "./position.ts";
import { pass, passUntil, withPriority } from "./priority.ts";
import { referToPlayer } from "./references.ts";
import { Stop } from "./stop.ts";

/** Players pass until so much of the stack has resolved. */
export function resolve(position: Position, amount: "top" | "all" | number): Position {
  let at = passUntil(
    position,
    ({ decision, state }) => decision === undefined || state.next.kind === "over" || decision.kind === "priority",
    "priority",
  );
  const wanted = amount === "top" ? 1 : amount === "all" ? Number.POSITIVE_INFINITY : amount;
  for (let count = 0; count < wanted; count++) {
    const top = at.state.stack.at(-1);
    if (top === undefined || at.decision === undefined) {
      if (amount === "all") return at;
      throw new Stop("nothing-to-resolve", amount, count);
    }
    if (count > 1000) throw new Stop("never-began", "an empty stack", at.state.stack.length);
    at = passUntil(
      at,
      (next) => next.decision === undefined || (next.decision.kind === "priority" && !next.state.stack.includes(top)),
      "top of the stack",
    );
  }
  return at;
}

/** Play passes on until the step next begins and its triggers are on the stack. */
export function advance(position: Position, step: string, turn: string | undefined): Position {
  if (step === "untap" || step === "cleanup")
    throw new Stop("never-began", "a step in which players get priority", step);
  const player = turn === undefined ? undefined : referToPlayer(position.state, turn);
  const names = step === "combat-damage" ? ["first-strike-damage", "combat-damage"] : [step];
  const from = position.events.length;
  return passUntil(
    position,
    (next) => {
      if (next.decision === undefined && next.state.next.kind === "over") return true;
      const began = next.events
        .slice(from)
        .some(
          (event) =>
            event.kind === "step-began" &&
            names.includes(event.step) &&
            (player === undefined || event.player === player),
        );
      return began && next.decision?.kind === "priority" && names.includes(next.state.turn.step);
    },
    turn === undefined ? step : `${step} of ${turn}`,
  );
}

/** A player passes priority once. */
export function passOnce(position: Position, by: string | undefined): Position {
  const at =
    by === undefined
      ? passUntil(position, UNTIL_PRIORITY, "priority")
      : withPriority(position, referToPlayer(position.state, by));
  return pass(at);
}

/** A player leaves the game. */
export function leave(position: Position, step: LeaveSpec, by: string | undefined): Outcome {
  const player = referToPlayer(
    position.state,
    typeof step.leave === "string" ? step.leave : (by ?? position.state.turn.active),
  );
  return act(passUntil(position, UNTIL_PRIORITY, "priority"), { kind: "leave-game", player }, undefined);
}
