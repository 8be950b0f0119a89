import { characteristics, controllerOf } from "../../characteristics/characteristics.ts";
import type { PlayerId } from "../../model/ids.ts";
import { ask } from "../ask.ts";
import { asItWouldExist, type Entering } from "../atoms/entering.ts";
import { apnap, type Procedure, type Process } from "../process.ts";

/** As a battle enters, its controller chooses its protector (310.9a): of a Siege one of their opponents (310.12a). */
export function* chooseProtector(p: Process, entering: Entering): Procedure {
  const would = asItWouldExist(p.state, entering);
  const { types, subtypes } = characteristics(would, entering.id);
  const { permanent } = entering.object;
  if (!types.includes("Battle") || permanent === undefined || permanent.protector !== undefined) return;
  const controller: PlayerId = controllerOf(would, entering.id);
  if (!subtypes.includes("Siege")) {
    entering.object = { ...entering.object, permanent: { ...permanent, protector: controller } };
    return;
  }
  const opponents = apnap(p.state).filter((player) => player !== controller);
  const protector = yield* chooseAmong(p, entering, controller, opponents);
  if (protector === undefined) return;
  entering.object = { ...entering.object, permanent: { ...permanent, protector } };
  entering.rules.push("310.12a");
}

function* chooseAmong(
  p: Process,
  entering: Entering,
  controller: PlayerId,
  opponents: readonly PlayerId[],
): Procedure<PlayerId | undefined> {
  if (opponents.length === 0) return undefined;
  const answer = yield* ask(p, {
    kind: "pick",
    player: controller,
    source: entering.id,
    rules: ["310.12a", "310.9a"],
    code: "protector",
    from: opponents.map((player) => ({ player })),
    min: 1,
    max: 1,
  });
  const [chosen] = answer.chosen;
  return chosen !== undefined && "player" in chosen ? chosen.player : undefined;
}
