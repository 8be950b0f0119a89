import { controllerOf } from "../../characteristics/characteristics.ts";
import type { ObjectId } from "../../model/ids.ts";
import type { EvaluationContext } from "../../query/context.ts";
import { holds } from "../../query/evaluate.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import type { Process } from "../process.ts";
import { triggerCandidates, triggeredAbilitiesOf } from "./candidates.ts";
import type { TriggerKind } from "./trigger-kinds.ts";

const STATE: ReadonlySet<TriggerKind> = new Set<TriggerKind>(["state"]);

/** Lets abilities that trigger on a state wait to be put on the stack, unless they already wait or are on it (603.8). */
export function collectStateTriggers(p: Process): void {
  for (const id of triggerCandidates(p.state, STATE)) {
    for (const [order, { ability, key }] of triggeredAbilitiesOf(p.state, id).entries()) {
      for (const trigger of ability.triggers) {
        if (trigger.kind !== "state" || objectAt(p.state, id)?.zone !== "battlefield" || isPending(p, id, key))
          continue;
        const controller = controllerOf(p.state, id);
        const context: EvaluationContext = { source: id, controller, bound: {} };
        if (
          !holds(p.state, context, trigger.condition) ||
          (ability.condition !== undefined && !holds(p.state, context, ability.condition))
        )
          continue;
        p.state = {
          ...p.state,
          waiting: [
            ...p.state.waiting,
            { source: id, controller, ability, key, order, turnedThen: cardObjectAt(p.state, id)?.turned ?? 0 },
          ],
        };
      }
    }
  }
}

function isPending(p: Process, source: ObjectId, key: string): boolean {
  if (p.state.waiting.some((one) => one.source === source && one.key === key)) return true;
  return p.state.stack.some((id) => {
    const object = objectAt(p.state, id);
    return object?.kind === "ability" && object.source === source && object.key === key;
  });
}
