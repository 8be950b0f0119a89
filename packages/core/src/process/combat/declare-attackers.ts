import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import { hasKeyword } from "../../characteristics/keywords.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { GameState } from "../../model/state.ts";
import { restrictionsOn } from "../../query/static-rules.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { tapObjects } from "../atoms/status.ts";
import { emit, simultaneously } from "../emit.ts";
import { apnap, type Procedure, type Process, patchPermanent } from "../process.ts";
import { isSummoningSick } from "./summoning-sickness.ts";

/** The active player declares attackers (508.1): a declaration that all restrictions allow and that meets what must attack. */
export function* declareAttackers(p: Process): Procedure {
  const { active } = p.state.turn;
  const options = attackOptions(p.state, active);
  const required = options.filter(({ attacker }) => mustAttack(p.state, attacker)).map(({ attacker }) => attacker);
  const { attacks } = yield* ask(p, {
    kind: "attackers",
    player: active,
    code: "declare-attackers",
    rules: ["508.1"],
    options,
    required,
  });
  if (attacks.length === 0) return;
  p.state = { ...p.state, turn: { ...p.state.turn, attackersDeclared: true } };
  yield* simultaneously(p, function* () {
    const tapping = attacks
      .map(({ attacker }) => attacker)
      .filter(
        (id) =>
          !hasKeyword(p.state, id, "vigilance") &&
          !restrictionsOn(p.state, id).some(({ restriction }) => restriction.kind === "attacks-without-tapping"),
      );
    yield* tapObjects(p, tapping);
    for (const { attacker, defender } of attacks) patchPermanent(p, attacker, { attacking: { defender } });
    emit(p, {
      kind: "attack-declared",
      player: active,
      rules: ["508.1"],
      attackers: attacks.map(({ attacker, defender }) => ({ object: attacker, defender })),
    });
  });
}

/** Which creatures may attack, each with what it may attack: opponents, their planeswalkers, and battles that others protect (508.1a–c, 506.2–3). */
function attackOptions(
  state: GameState,
  active: PlayerId,
): readonly { readonly attacker: ObjectId; readonly defenders: readonly (ObjectId | PlayerId)[] }[] {
  const defenders = defendersAgainst(state, active);
  return state.battlefield.flatMap((attacker) => {
    if (!canAttack(state, attacker, active)) return [];
    const allowed = defenders.filter((defender) => mayAttack(state, attacker, defender));
    return allowed.length === 0 ? [] : [{ attacker, defenders: asRequired(state, attacker, allowed) }];
  });
}

function defendersAgainst(state: GameState, active: PlayerId): readonly (ObjectId | PlayerId)[] {
  const opponents = apnap(state).filter((player) => player !== active);
  const permanents = state.battlefield.filter((id) => {
    const { types } = characteristics(state, id);
    if (types.includes("Planeswalker") && opponents.includes(controllerOf(state, id))) return true;
    const protector = cardObjectAt(state, id)?.permanent?.protector;
    return types.includes("Battle") && protector !== undefined && protector !== active && opponents.includes(protector);
  });
  return [...opponents, ...permanents];
}

/** Whether a creature can attack at all: it is an untapped creature of the active player's that isn't summoning sick, and nothing stops it (508.1a, 702.3b). */
function canAttack(state: GameState, id: ObjectId, active: PlayerId): boolean {
  const object = cardObjectAt(state, id);
  if (
    object?.permanent === undefined ||
    object.permanent.tapped ||
    object.permanent.phasedOut !== undefined ||
    controllerOf(state, id) !== active
  )
    return false;
  const { types } = characteristics(state, id);
  if (!types.includes("Creature") || types.includes("Battle") || isSummoningSick(state, id)) return false;
  const restrictions = restrictionsOn(state, id).map(({ restriction }) => restriction);
  return (
    !hasKeyword(state, id, "defender") || restrictions.some(({ kind }) => kind === "can-attack-as-though-no-defender")
  );
}

function mayAttack(state: GameState, id: ObjectId, defender: ObjectId | PlayerId): boolean {
  return !restrictionsOn(state, id).some(({ restriction, players, holds }) => {
    if (restriction.kind !== "cannot-attack" || (restriction.unless !== undefined && holds(restriction.unless)))
      return false;
    if (restriction.whom === undefined) return true;
    const defended = typeof defender === "string" ? defender : controllerOf(state, defender);
    return players(restriction.whom).includes(defended);
  });
}

/** Of what a creature may attack, what obeys most of the requirements about whom it attacks (508.1d, 701.15b). */
function asRequired(
  state: GameState,
  id: ObjectId,
  allowed: readonly (ObjectId | PlayerId)[],
): readonly (ObjectId | PlayerId)[] {
  const about = restrictionsOn(state, id).flatMap(({ restriction, source, players }) => {
    switch (restriction.kind) {
      case "must-attack": {
        if (restriction.whom === undefined) return [];
        const whom = players(restriction.whom);
        return [(defender: ObjectId | PlayerId) => whom.some((player) => player === defender)];
      }
      case "must-attack-source":
        return [(defender: ObjectId | PlayerId) => defender === source];
      case "goaded": {
        const by = players(restriction.by);
        return [(defender: ObjectId | PlayerId) => typeof defender === "string" && !by.some((one) => one === defender)];
      }
      default:
        return [];
    }
  });
  if (about.length === 0) return allowed;
  const obeyed = allowed.map((defender) => about.filter((obeys) => obeys(defender)).length);
  const most = Math.max(...obeyed);
  return allowed.filter((_, at) => obeyed[at] === most);
}

function mustAttack(state: GameState, id: ObjectId): boolean {
  return restrictionsOn(state, id).some(
    ({ restriction }) =>
      restriction.kind === "must-attack" || restriction.kind === "must-attack-source" || restriction.kind === "goaded",
  );
}
