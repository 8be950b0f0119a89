import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { Decision } from "../../model/decision.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { emit, simultaneously } from "../emit.ts";
import { apnap, type Procedure, type Process, patchPermanent } from "../process.ts";
import { blockLimits, canBlock } from "./block-legality.ts";
import { blockRequirements, mostObeyed } from "./block-requirements.ts";

/** Each defending player declares blockers (509.1), in turn order (802.4); then attackers are blocked or not (509.1h). */
export function* declareBlockers(p: Process): Procedure {
  for (const defender of apnap(p.state).filter((player) => player !== p.state.turn.active)) {
    const decision = blockDecision(p.state, defender);
    if (decision === undefined) continue;
    const { blocks } = yield* ask(p, decision);
    if (blocks.length === 0) continue;
    const blockers = [...new Set(blocks.map(({ blocker }) => blocker))];
    yield* simultaneously(p, function* () {
      for (const blocker of blockers)
        patchPermanent(p, blocker, {
          blocking: blocks.filter((block) => block.blocker === blocker).map(({ attacker }) => attacker),
        });
      emit(p, {
        kind: "block-declared",
        player: defender,
        rules: ["509.1"],
        blocks: blockers.map((blocker) => ({
          blocker,
          attackers: cardObjectAt(p.state, blocker)?.permanent?.blocking ?? [],
        })),
      });
      for (const attacker of new Set(blocks.map((block) => block.attacker))) {
        const attacking = cardObjectAt(p.state, attacker)?.permanent?.attacking;
        if (attacking === undefined) continue;
        patchPermanent(p, attacker, { attacking: { ...attacking, blocked: true } });
        emit(p, {
          kind: "became-blocked",
          object: attacker,
          by: blocks.filter((block) => block.attacker === attacker).map(({ blocker }) => blocker),
          rules: ["509.1h"],
        });
      }
    });
  }
  yield* simultaneously(p, function* () {
    for (const id of p.state.battlefield) {
      const attacking = cardObjectAt(p.state, id)?.permanent?.attacking;
      if (attacking !== undefined && attacking.blocked === undefined)
        emit(p, { kind: "unblocked", object: id, rules: ["509.1h"] });
    }
  });
}

/** The player whom an attacker attacks, or who controls or protects what it attacks (506.2–3). */
function defendingPlayer(state: GameState, attacker: ObjectId): PlayerId | undefined {
  const defender = cardObjectAt(state, attacker)?.permanent?.attacking?.defender;
  if (defender === undefined || typeof defender === "string") return defender;
  return (
    cardObjectAt(state, defender)?.permanent?.protector ??
    (cardObjectAt(state, defender) === undefined ? undefined : controllerOf(state, defender))
  );
}

function blockDecision(state: GameState, defender: PlayerId): Extract<Decision, { kind: "blockers" }> | undefined {
  const attackers = state.battlefield.filter((id) => defendingPlayer(state, id) === defender);
  if (attackers.length === 0) return undefined;
  const limits = Object.fromEntries(attackers.map((attacker) => [attacker, blockLimits(state, attacker)]));
  const options = state.battlefield.flatMap((blocker) => {
    const permanent = cardObjectAt(state, blocker)?.permanent;
    if (
      permanent === undefined ||
      permanent.tapped ||
      permanent.phasedOut !== undefined ||
      controllerOf(state, blocker) !== defender
    )
      return [];
    const { types } = characteristics(state, blocker);
    if (!types.includes("Creature") || types.includes("Battle")) return [];
    const able = attackers.filter((attacker) => canBlock(state, blocker, attacker));
    const extra = restrictionsOn(state, blocker).flatMap(({ restriction }) =>
      restriction.kind === "can-block-additional" ? [restriction.count] : [],
    );
    const most = extra.includes("any")
      ? attackers.length
      : 1 + extra.reduce<number>((sum, count) => sum + (count === "any" ? 0 : count), 0);
    return able.length === 0 ? [] : [{ blocker, attackers: able, most }];
  });
  const feasible = options.flatMap((option) => {
    const able = option.attackers.filter(
      (attacker) =>
        options.filter((other) => other.attackers.includes(attacker)).length >= (limits[attacker]?.least ?? 1),
    );
    return able.length === 0 ? [] : [{ ...option, attackers: able }];
  });
  const requirements = blockRequirements(state, feasible, attackers);
  return {
    kind: "blockers",
    player: defender,
    code: "declare-blockers",
    rules: ["509.1"],
    options: feasible,
    limits,
    requirements,
    obeyable: mostObeyed(feasible, limits, requirements),
  };
}
