import type { Body, Modal } from "../../ability/ability.ts";
import type { Cost } from "../../ability/cost.ts";
import { holds, players } from "../../query/evaluate.ts";
import { cardObjectAt } from "../../storage/objects.ts";
import { ask } from "../ask.ts";
import { type Procedure, type Process, patchPermanent } from "../process.ts";
import { refuse } from "../refuse.ts";
import { canChooseTargets, type TargetingContext } from "./targets.ts";

/** Asks for the modes of a modal spell or ability (601.2b, 700.2): those for which there are targets (700.2a). `all`: each of them is chosen (702.42a). Gives back their places, 0-based, in printed order. */
export function* chooseModes(
  p: Process,
  context: TargetingContext,
  modal: Modal,
  how: "as-said" | "all",
  key?: string,
): Procedure<readonly number[]> {
  const legal = modal.modes.flatMap((mode, at) =>
    canChooseTargets(p.state, context, mode.targets ?? []) && !wasChosen(p, context, modal, at, key) ? [at] : [],
  );
  const count = modal.modes.length;
  const many = modal.instead !== undefined && holds(p.state, context, modal.instead.if) ? modal.instead : modal;
  const most = many.max === "any" || how === "all" ? count : many.max;
  const min = how === "all" ? count : many.min;
  if (modal.repeat === undefined ? legal.length < min : legal.length === 0 && min > 0)
    refuse("no-legal-target", ["700.2a", "601.2c"], { object: context.object });
  const chooser =
    modal.chooser === undefined
      ? context.controller
      : (players(p.state, context, modal.chooser)[0] ?? context.controller);
  const max = modal.repeat === undefined ? Math.min(most, legal.length) : most;
  const answer = yield* ask(p, {
    kind: "mode",
    player: chooser,
    source: context.object,
    code: "mode",
    rules: ["601.2b", "700.2a"],
    options: modal.modes.map((body) => ({ kind: "body" as const, body })),
    min,
    max,
    legal,
    ...(modal.repeat === undefined ? {} : { repeat: true as const }),
  });
  for (const mode of answer.modes) noteChosen(p, context, modal, mode, key);
  return [...answer.modes].sort((one, other) => one - other);
}

const noteOf = (context: TargetingContext, mode: number, key: string): string =>
  `mode:${context.source}:${key}:${mode}`;

/** Whether a mode may not be chosen again (700.2), for this ability of this object. */
function wasChosen(p: Process, context: TargetingContext, modal: Modal, mode: number, key = ""): boolean {
  if (modal.unchosen === undefined || context.source === undefined) return false;
  const note = noteOf(context, mode, key);
  return modal.unchosen === "turn"
    ? (p.state.turn.uses[note] ?? 0) > 0
    : cardObjectAt(p.state, context.source)?.permanent?.flags?.[note] === true;
}

function noteChosen(p: Process, context: TargetingContext, modal: Modal, mode: number, key = ""): void {
  if (modal.unchosen === undefined || context.source === undefined) return;
  const note = noteOf(context, mode, key);
  const permanent = cardObjectAt(p.state, context.source)?.permanent;
  if (modal.unchosen === "turn")
    p.state = { ...p.state, turn: { ...p.state.turn, uses: { ...p.state.turn.uses, [note]: 1 } } };
  else if (permanent !== undefined) patchPermanent(p, context.source, { flags: { ...permanent.flags, [note]: true } });
}

/** The additional costs of chosen modes (700.2h). */
export function costOfModes(bodies: readonly Body[], modes: readonly number[]): Cost {
  return bodies.flatMap((body) => modes.flatMap((at) => body.modal?.modes[at]?.cost ?? []));
}
