import type { AbilityObject, StackState } from "../../model/object.ts";
import type { WaitingTrigger } from "../../model/state.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { removeAbility } from "../atoms/leave-stack.ts";
import { chooseTargets, type TargetingContext } from "../casting/targets.ts";
import { contextOfStackObject, slotsOf } from "../effects/stack-bodies.ts";
import { emit, simultaneously } from "../emit.ts";
import { newObjectId, newTimestamp, setObject, type Procedure, type Process } from "../process.ts";

/** Puts a triggered ability on the stack, with its modes and targets (603.3c–d); where they can't be chosen it is removed again. */
export function* putTrigger(p: Process, trigger: WaitingTrigger): Procedure {
  const ability = putOnStack(p, trigger);
  yield* simultaneously(p, function* () {
    emit(p, { kind: "triggered", object: ability.id, source: trigger.source, player: trigger.controller, key: trigger.key, rules: ["603.3"] });
  });
  const context: TargetingContext = { ...contextOfStackObject(p.state, ability), object: ability.id };
  const targets = yield* chooseTargets(p, context, slotsOf(p.state, ability));
  if (targets === undefined) {
    yield* simultaneously(p, function* () {
      removeAbility(p, ability);
      emit(p, { kind: "nothing", code: "no-legal-target", object: trigger.source, rules: ["603.3d"] });
    });
    return;
  }
  keep(p, ability, { targets });
}

function putOnStack(p: Process, { source, controller, ability, key, event, bound, turnedThen, x }: WaitingTrigger): AbilityObject {
  const id = newObjectId(p);
  const ownDelayed = key.startsWith("delayed:");
  const object: AbilityObject = {
    kind: "ability", id, zone: "stack", controller, owner: controller, timestamp: newTimestamp(p), form: "triggered", source, ability, key, counters: {},
    stack: { targets: [], ...(x === undefined ? {} : { x }) },
    // 701.27f: since it was put on the stack; of a delayed ability, since that was made.
    turnedThen: ownDelayed ? turnedThen : (cardObjectAt(p.state, source)?.turned ?? turnedThen),
    ...(event === undefined ? {} : { event }), ...(bound === undefined ? {} : { bound }),
  };
  setObject(p, object);
  p.state = { ...p.state, stack: [...p.state.stack, id] };
  return object;
}

function keep(p: Process, ability: AbilityObject, patch: Partial<StackState>): void {
  setObject(p, { ...ability, stack: { ...ability.stack, ...patch } });
}
