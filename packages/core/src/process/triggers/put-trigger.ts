import type { AbilityObject, StackState } from "../../model/object.ts";
import type { WaitingTrigger } from "../../model/state.ts";
import { unsupported } from "../../model/unsupported.ts";
import { cardObjectAt, objectAt } from "../../storage/objects.ts";
import { removeAbility } from "../atoms/leave-stack.ts";
import { announceTargets } from "../casting/announce.ts";
import { becomeTargets } from "../casting/become-targets.ts";
import { commitCrime } from "../casting/commit-crime.ts";
import { chooseModes } from "../casting/modes.ts";
import type { TargetingContext } from "../casting/targets.ts";
import { contextOfStackObject } from "../effects/stack-bodies.ts";
import { emit, simultaneously } from "../emit.ts";
import { newObjectId, newTimestamp, type Procedure, type Process, setObject } from "../process.ts";
import { Refused } from "../refuse.ts";

/** Puts a triggered ability on the stack, with its modes and targets (603.3c–d); where they can't be chosen it is removed again. */
export function* putTrigger(p: Process, trigger: WaitingTrigger): Procedure {
  const { id } = putOnStack(p, trigger);
  yield* simultaneously(p, function* () {
    emit(p, {
      kind: "triggered",
      object: id,
      source: trigger.source,
      player: trigger.controller,
      key: trigger.key,
      rules: ["603.3"],
    });
  });
  if (yield* announce(p, id)) return;
  yield* simultaneously(p, function* () {
    removeAbility(p, abilityAt(p, id));
    emit(p, { kind: "nothing", code: "no-legal-target", object: trigger.source, rules: ["603.3d"] });
  });
}

/** Asks for modes, targets and divisions; `false`: they can't be chosen. */
function* announce(p: Process, id: AbilityObject["id"]): Procedure<boolean> {
  const context = (): TargetingContext => ({ ...contextOfStackObject(p.state, abilityAt(p, id)), object: id });
  const { ability, controller, key } = abilityAt(p, id);
  try {
    const modes = ability.modal === undefined ? [] : yield* chooseModes(p, context(), ability.modal, "as-said", key);
    if (ability.modal !== undefined && modes.length === 0) return false;
    if (modes.length > 0) keep(p, id, { modes });
    const { targets } = yield* announceTargets(p, context(), [], [ability], modes, (chosen) => keep(p, id, chosen));
    yield* becomeTargets(p, id, controller, targets);
    yield* commitCrime(p, controller, targets);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function putOnStack(
  p: Process,
  { source, controller, ability, key, event, bound, turnedThen, x }: WaitingTrigger,
): AbilityObject {
  const id = newObjectId(p);
  const ownDelayed = key.startsWith("delayed:");
  const object: AbilityObject = {
    kind: "ability",
    id,
    zone: "stack",
    controller,
    owner: controller,
    timestamp: newTimestamp(p),
    form: "triggered",
    source,
    ability,
    key,
    counters: {},
    stack: { targets: [], ...(x === undefined ? {} : { x }) },
    // 701.27f: since it was put on the stack; of a delayed ability, since that was made.
    turnedThen: ownDelayed ? turnedThen : (cardObjectAt(p.state, source)?.turned ?? turnedThen),
    ...(event === undefined ? {} : { event }),
    ...(bound === undefined ? {} : { bound }),
  };
  setObject(p, object);
  p.state = { ...p.state, stack: [...p.state.stack, id] };
  return object;
}

function abilityAt(p: Process, id: AbilityObject["id"]): AbilityObject {
  const object = objectAt(p.state, id);
  return object?.kind === "ability"
    ? object
    : unsupported("a triggered ability that left while it was put on the stack");
}

function keep(p: Process, id: AbilityObject["id"], patch: Partial<StackState>): void {
  const object = abilityAt(p, id);
  setObject(p, { ...object, stack: { ...object.stack, ...patch } });
}
