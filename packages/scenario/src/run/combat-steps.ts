import { attackRefusal, blockRefusal, type Decision, type ObjectId, type PlayerId } from "@obverse/core";
import { engine } from "../engine.ts";
import type { AttackSpec, BlockSpec } from "../format/step.ts";
import { act, type Outcome } from "./go-on.ts";
import type { Position } from "./position.ts";
import { passUntil } from "./priority.ts";
import { referToObject, referToTarget } from "./references.ts";
import { Stop } from "./stop.ts";

const asksFor =
  (kind: "attackers" | "blockers") =>
  ({ decision }: Position): boolean =>
    decision?.kind === kind;

/** Moves on to the declaration of attackers and declares them. */
export function attack(position: Position, step: AttackSpec): Outcome {
  const declare = declarationOf(position, "attackers", undefined);
  if (!asksFor("attackers")(declare)) {
    if (step.attack.length === 0) return { ok: true, position: declare };
    const refusals = step.attack.map((spec) =>
      attackRefusal(declare.state, idAt(declare, typeof spec === "string" ? spec : spec.attacker)),
    );
    return { ok: false, refusals };
  }
  const attacks = step.attack.map((spec) => {
    const { attacker, defender } = typeof spec === "string" ? { attacker: spec, defender: undefined } : spec;
    const object = referToObject(declare.state, declare.things, attacker).id;
    return {
      attacker: object,
      defender:
        defender === undefined
          ? defaultDefender(declare.decision, object, declare)
          : idOf(referToTarget(declare.state, declare.things, defender)),
    };
  });
  const outcome = act(declare, { kind: "attackers", attacks }, undefined);
  return outcome;
}

/** Moves on to the declaration of blockers and declares them. */
export function block(position: Position, step: BlockSpec, by: string | undefined): Outcome {
  const first = step.block[0];
  const player =
    by ??
    (first === undefined
      ? undefined
      : engine.controllerOf(position.state, referToObject(position.state, position.things, first.blocker).id));
  const declare = declarationOf(position, "blockers", player);
  if (!asksFor("blockers")(declare) && step.block.length === 0) return { ok: true, position: declare };
  if (!asksFor("blockers")(declare))
    return {
      ok: false,
      refusals: step.block.map(({ blocker, attacker }) =>
        blockRefusal(declare.state, idAt(declare, blocker), idAt(declare, attacker)),
      ),
    };
  const blocks = step.block.map(({ blocker, attacker }) => ({
    blocker: referToObject(declare.state, declare.things, blocker).id,
    attacker: referToObject(declare.state, declare.things, attacker).id,
  }));
  return act(declare, { kind: "blockers", blocks }, undefined);
}

/** Moves on to the declaration of attackers or blockers, or to priority after it where nothing could be declared. */
function declarationOf(position: Position, kind: "attackers" | "blockers", player: string | undefined): Position {
  const step = kind === "attackers" ? "declare-attackers" : "declare-blockers";
  const from = position.events.length;
  return passUntil(
    position,
    (next) => {
      if (asksFor(kind)(next)) return player === undefined || next.decision?.player === player;
      const { decision } = next;
      if (
        decision?.kind === "priority" &&
        next.state.turn.step === step &&
        next.events.slice(from).some((event) => event.kind === "step-began" && event.step === step)
      )
        return true;
      return (
        decision === undefined ||
        (kind === "blockers" && next.events.slice(from).some((event) => event.kind === "turn-began"))
      );
    },
    step,
  );
}

function defaultDefender(decision: Decision | undefined, attacker: ObjectId, position: Position): ObjectId | PlayerId {
  const option =
    decision?.kind === "attackers" ? decision.options.find((each) => each.attacker === attacker)?.defenders : undefined;
  const players = option?.filter((defender) => position.state.players.some(({ id }) => id === defender)) ?? [];
  const chosen =
    players[0] ?? option?.[0] ?? position.state.players.find(({ id }) => id !== position.state.turn.active)?.id;
  if (chosen === undefined) throw new Stop("undecided", "defender", option);
  return chosen;
}

const idAt = (position: Position, reference: string): ObjectId =>
  referToObject(position.state, position.things, reference).id;

const idOf = (ref: ReturnType<typeof referToTarget>): ObjectId | PlayerId =>
  "object" in ref ? ref.object : ref.player;
