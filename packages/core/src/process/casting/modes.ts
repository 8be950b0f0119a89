import type { Body, Modal } from "../../ability/ability.ts";
import type { TargetSlot } from "../../ability/target.ts";
import { players } from "../../query/evaluate.ts";
import { ask } from "../ask.ts";
import type { Procedure, Process } from "../process.ts";
import { refuse } from "../refuse.ts";
import { canChooseTargets, type TargetingContext } from "./targets.ts";

/** Asks for the modes of a modal spell or ability (601.2b, 700.2): those for which there are targets (700.2a). Gives back their places, 0-based. */
export function* chooseModes(p: Process, context: TargetingContext, modal: Modal, all: "all" | "as-said"): Procedure<readonly number[]> {
  const legal = modal.modes.flatMap((mode, at) => (canChooseTargets(p.state, context, mode.targets ?? []) ? [at] : []));
  const max = modal.max === "any" || all === "all" ? modal.modes.length : modal.max;
  const min = all === "all" ? modal.modes.length : modal.min;
  if (legal.length === 0 || (modal.repeat === undefined && legal.length < min)) refuse("no-legal-target", ["700.2a", "601.2c"], { object: context.object });
  const chooser = modal.chooser === undefined ? context.controller : (players(p.state, context, modal.chooser)[0] ?? context.controller);
  const answer = yield* ask(p, {
    kind: "mode",
    player: chooser,
    source: context.object,
    code: "mode",
    rules: ["601.2b", "700.2a"],
    count: modal.modes.length,
    min,
    max: modal.repeat === undefined ? Math.min(max, legal.length) : max,
    legal,
    ...(modal.repeat === undefined ? {} : { repeat: true as const }),
  });
  return [...answer.modes].sort((one, other) => one - other);
}

/** The target slots of a body: its own, then those of the chosen modes in order, each slot's references counted within its mode. */
export function slotsOf(body: Body, modes: readonly number[]): readonly { readonly slots: readonly TargetSlot[]; readonly body: Body }[] {
  const chosen = modes.flatMap((at) => body.modal?.modes[at] ?? []);
  return [body, ...chosen].map((part) => ({ slots: part.targets ?? [], body: part }));
}
