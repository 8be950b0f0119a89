import type { PlayerId } from "../../model/ids.ts";
import type { WaitingTrigger } from "../../model/state.ts";
import type { Unit } from "../../model/unit.ts";
import { ask } from "../ask.ts";
import { apnap, type Procedure, type Process } from "../process.ts";
import { putTrigger } from "../triggers/put-trigger.ts";

/** Puts waiting triggered abilities on the stack in APNAP order (603.3b), then checks again. */
export function* runPutTriggers(p: Process, unit: Extract<Unit, { kind: "put-triggers" }>): Procedure {
  const { waiting } = p.state;
  p.state = { ...p.state, waiting: [], passed: [], next: { kind: "check", then: unit.then } };
  for (const onTriggers of [false, true]) {
    for (const player of apnap(p.state)) {
      const own = waiting.filter((trigger) => trigger.controller === player && isOnTrigger(trigger) === onTriggers);
      for (const trigger of yield* inOrder(p, player, own)) yield* putTrigger(p, trigger);
    }
  }
}

/** Abilities that trigger on another ability's triggering come after all others (603.3b). */
const isOnTrigger = (trigger: WaitingTrigger): boolean => trigger.event?.kind === "triggered";

/** The order in which a player puts their abilities on the stack; offered by source in order of coming into being, then as printed. */
function* inOrder(
  p: Process,
  player: PlayerId,
  waiting: readonly WaitingTrigger[],
): Procedure<readonly WaitingTrigger[]> {
  const offered = [...waiting].sort((a, b) => a.source - b.source || a.order - b.order);
  if (offered.length === 0) return [];
  const answer = yield* ask(p, {
    kind: "order",
    player,
    code: "order-triggers",
    rules: ["603.3b"],
    what: "triggers",
    items: offered.map(({ source, key }) => ({ object: source, key })),
  });
  return answer.order.flatMap((at) => offered[at] ?? []);
}
