import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { Answer, Decision } from "../../model/decision.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { Refusal } from "../../model/refusal.ts";
import type { GameState } from "../../model/state.ts";
import type { RuleKey } from "../../rules/rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { blockStopped } from "./block-legality.ts";
import { obeyed } from "./block-requirements.ts";
import { isSummoningSick } from "./summoning-sickness.ts";

/** Why a declaration of attackers or blockers is refused: the first creature that can't, else what all of them together leave out (508.1, 509.1). */
export function declarationRefusal(state: GameState, decision: Decision, answer: Answer): Refusal | undefined {
  if (decision.kind === "attackers" && answer.kind === "attackers") {
    const wrong = answer.attacks.find(
      ({ attacker, defender }) =>
        !decision.options.some((option) => option.attacker === attacker && option.defenders.includes(defender)),
    );
    if (wrong !== undefined) return attackRefusal(state, wrong.attacker);
    return { code: "cannot-attack", rules: ["508.1d", ...decision.rules] };
  }
  if (decision.kind === "blockers" && answer.kind === "blockers") {
    const wrong = answer.blocks.find(
      ({ blocker, attacker }) =>
        !decision.options.some((option) => option.blocker === blocker && option.attackers.includes(attacker)),
    );
    if (wrong !== undefined) return blockRefusal(state, wrong.blocker, wrong.attacker);
    if (obeyed(decision.requirements, answer.blocks) < decision.obeyable) {
      const left = decision.requirements.find((one) => obeyed([one], answer.blocks) === 0);
      const object = left?.blocker ?? left?.attacker;
      return { code: "cannot-block", rules: ["509.1c"], ...(object === undefined ? {} : { object }) };
    }
    const alone = answer.blocks.find(
      ({ attacker }) =>
        hasKeyword(state, attacker, "menace") &&
        answer.blocks.filter((block) => block.attacker === attacker).length === 1,
    );
    return {
      code: "cannot-block",
      rules: ["509.1b", ...(alone === undefined ? [] : (["702.111b"] as const)), ...decision.rules],
    };
  }
  return undefined;
}

/** Why a creature can't be declared as an attacker as it would be (508.1a, 508.1c). */
export function attackRefusal(state: GameState, attacker: ObjectId): Refusal {
  const permanent = cardObjectAt(state, attacker)?.permanent;
  if (permanent === undefined) return { code: "not-a-permanent", rules: ["508.1a"], object: attacker };
  if (controllerOf(state, attacker) !== state.turn.active)
    return { code: "not-controller", rules: ["508.1a"], object: attacker };
  if (isSummoningSick(state, attacker)) return { code: "summoning-sick", rules: ["302.6", "508.1a"], object: attacker };
  const { types } = characteristics(state, attacker);
  if (permanent.tapped || !types.includes("Creature") || types.includes("Battle"))
    return { code: "cannot-attack", rules: ["508.1a"], object: attacker };
  return {
    code: "cannot-attack",
    rules: hasKeyword(state, attacker, "defender") ? ["702.3b", "508.1c"] : ["508.1c"],
    object: attacker,
  };
}

/** Why a creature can't be declared as a blocker as it would be (509.1a–b). */
export function blockRefusal(state: GameState, blocker: ObjectId, attacker: ObjectId): Refusal {
  const permanent = cardObjectAt(state, blocker)?.permanent;
  if (permanent === undefined) return { code: "not-a-permanent", rules: ["509.1a"], object: blocker };
  const { types } = characteristics(state, blocker);
  if (permanent.tapped || !types.includes("Creature") || types.includes("Battle"))
    return { code: "cannot-block", rules: ["509.1a"], object: blocker };
  const alone: readonly RuleKey[] = hasKeyword(state, attacker, "menace") ? ["509.1b", "702.111b"] : ["509.1b"];
  return { code: "cannot-block", rules: blockStopped(state, blocker, attacker) ?? alone, object: blocker };
}
