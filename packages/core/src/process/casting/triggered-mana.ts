import type { WaitingTrigger } from "../../model/state.ts";
import { runEffects } from "../effects/run.ts";
import type { Procedure, Process } from "../process.ts";
import { isTriggeredManaAbility } from "./mana-ability.ts";

/** Triggered mana abilities resolve at once, without the stack, after what triggered them (605.4a). */
export function* resolveTriggeredManaAbilities(p: Process): Procedure {
  for (;;) {
    const trigger = p.state.waiting.find(
      ({ ability, event }) =>
        isTriggeredManaAbility(ability) && (event?.kind === "tapped" || event?.kind === "mana-added"),
    );
    if (trigger === undefined) return;
    p.state = { ...p.state, waiting: p.state.waiting.filter((other) => other !== trigger) };
    yield* resolve(p, trigger);
  }
}

function* resolve(p: Process, trigger: WaitingTrigger): Procedure {
  const { event, bound } = trigger;
  yield* runEffects(
    p,
    {
      controller: trigger.controller,
      source: trigger.source,
      bound: bound ?? {},
      began: p.state,
      ...(event === undefined ? {} : { event }),
    },
    trigger.ability.effect,
  );
}
