import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId, PlayerId } from "../../model/ids.ts";
import type { TargetRef } from "../../model/object.ts";
import { canBeAttached } from "../../query/attach-legality.ts";
import { ask } from "../ask.ts";
import { asItWouldExist, type Entering } from "../atoms/entering.ts";
import type { Procedure, Process } from "../process.ts";

/**
 * Settles what a permanent enters attached to. An Aura that doesn't come from the stack with a host must have a legal one: its controller chooses
 * (303.4f), and without one it doesn't enter (303.4g, 303.4i). What can't be attached enters unattached (303.4h).
 */
export function* chooseHost(p: Process, entering: Entering): Procedure {
  const { permanent } = entering.object;
  if (permanent === undefined) return;
  const would = asItWouldExist(p.state, entering);
  const isAura =
    entering.object.faceDown === undefined && characteristics(would, entering.id).subtypes.includes("Aura");
  const host = permanent.attachedTo;
  if (host !== undefined) {
    if (canBeAttached(would, entering.id, host)) return;
    const { attachedTo: _, ...unattached } = permanent;
    entering.object = { ...entering.object, permanent: unattached };
    if (isAura) entering.prevented = { code: "no-legal-host", rules: ["303.4i"] };
    return;
  }
  if (!isAura) return;
  const hosts = possibleHosts(p, entering).filter((one) => canBeAttached(would, entering.id, one));
  if (hosts.length === 0) {
    entering.prevented = { code: "no-legal-host", rules: ["303.4g"] };
    return;
  }
  const player = controllerOf(would, entering.id);
  const from = hosts.map((one): TargetRef => (typeof one === "number" ? { object: one } : { player: one }));
  const answer = yield* ask(p, {
    kind: "pick",
    player,
    source: entering.id,
    rules: ["303.4f"],
    code: "enchant",
    from,
    min: 1,
    max: 1,
  });
  const [chosen] = answer.chosen;
  if (chosen === undefined) return;
  entering.object = {
    ...entering.object,
    permanent: { ...permanent, attachedTo: "object" in chosen ? chosen.object : chosen.player },
  };
  entering.rules.push("303.4f");
}

function possibleHosts(p: Process, entering: Entering): readonly (ObjectId | PlayerId)[] {
  const cards = p.state.players.flatMap(({ graveyard }) => graveyard);
  return [
    ...p.state.battlefield,
    ...cards,
    ...p.state.players.filter(({ left }) => left === undefined).map(({ id }) => id),
  ].filter((id) => !entering.formers.includes(id as ObjectId)); // a player is no former object
}
