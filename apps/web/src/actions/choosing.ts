import type { Decision, ObjectId, TargetRef } from "@obverse/core";
import { effect, signal } from "@preact/signals";
import { decision, giveAnswer, viewer } from "../state/store.ts";
import { playsFor } from "../state/viewer.ts";

/** A decision that is answered by choosing things. */
export type Choosing = Extract<Decision, { kind: "pick" | "target" }>;

/** What has been chosen so far for the open decision. */
export const chosen = signal<readonly TargetRef[]>([]);

effect(() => {
  decision.value;
  chosen.value = [];
});

/** The open decision where it is answered by choosing things and the viewer may answer it. */
function openChoice(): Choosing | undefined {
  const open = decision.value;
  if (open === undefined || !playsFor(viewer.value, open.player)) return undefined;
  return open.kind === "pick" || open.kind === "target" ? open : undefined;
}

/** Whether an object can be chosen now, or is. Nothing: it isn't asked about. */
export function choiceOf(object: ObjectId): "open" | "chosen" | undefined {
  const open = openChoice();
  if (open === undefined || !open.from.some((ref) => "object" in ref && ref.object === object)) return undefined;
  return chosen.value.some((ref) => "object" in ref && ref.object === object) ? "chosen" : "open";
}

/** Chooses something or takes it back; where exactly one is asked for, that answers. */
export function toggle(ref: TargetRef): void {
  const open = openChoice();
  if (open === undefined) return;
  if (open.min === 1 && open.max === 1) {
    giveAnswer(open, { kind: open.kind, chosen: [ref] });
    return;
  }
  const has = chosen.value.some((one) => isSame(one, ref));
  chosen.value = has ? chosen.value.filter((one) => !isSame(one, ref)) : [...chosen.value, ref];
}

/** Chooses an object on the board, where the open decision is about it. */
export function toggleChoice(object: ObjectId): void {
  if (choiceOf(object) !== undefined) toggle({ object });
}

/** Whether two references name the same. */
export function isSame(one: TargetRef, other: TargetRef): boolean {
  return "object" in one
    ? "object" in other && one.object === other.object
    : "player" in other && one.player === other.player;
}
