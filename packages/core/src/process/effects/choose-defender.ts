import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import type { Step } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { apnap, type Procedure, type Process } from "../process.ts";
import type { EffectContext } from "./context.ts";

const COMBAT: ReadonlySet<Step> = new Set<Step>([
  "declare-attackers",
  "declare-blockers",
  "first-strike-damage",
  "combat-damage",
  "end-combat",
]);

/** Which player, planeswalker or battle something attacks that is put onto the battlefield attacking: its controller chooses (508.4), among this player and their planeswalkers where there is `only` one. Nothing outside of combat. */
export function* chooseDefender(
  p: Process,
  context: EffectContext,
  controller: PlayerId,
  only?: PlayerId,
): Procedure<ObjectId | PlayerId | undefined> {
  const { state } = p;
  if (state.turn.active !== controller || !COMBAT.has(state.turn.step)) return undefined;
  const players = apnap(state).filter((player) => player !== controller && (only === undefined || player === only));
  const permanents = state.battlefield.filter((id) => {
    const { types } = characteristics(state, id);
    // “Attacking that player or a planeswalker they control” leaves out battles.
    if (only !== undefined) return types.includes("Planeswalker") && controllerOf(state, id) === only;
    if (types.includes("Planeswalker")) return controllerOf(state, id) !== controller;
    return types.includes("Battle") && cardObjectAt(state, id)?.permanent?.protector !== controller;
  });
  const from: readonly TargetRef[] = [
    ...players.map((player) => ({ player })),
    ...permanents.map((object) => ({ object })),
  ];
  if (from.length === 0) return undefined;
  const answer = yield* ask(p, {
    kind: "pick",
    player: controller,
    code: "choose-defender",
    rules: ["508.4"],
    from,
    min: 1,
    max: 1,
    ...(context.source === undefined ? {} : { source: context.source }),
  });
  const [chosen] = answer.chosen;
  return chosen === undefined ? undefined : "player" in chosen ? chosen.player : chosen.object;
}
