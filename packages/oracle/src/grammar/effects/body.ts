import type { Amount, Body, Effect } from "@obverse/core";
import type { Reader } from "../reader.ts";
import { scopeWith } from "../references.ts";
import { substituteX } from "../substitute.ts";
import { mentionsX } from "./instruct.ts";
import { modal } from "./modal.ts";
import { sentence } from "./sentence.ts";

/** Reads instructions up to the end of the text: sentences, or modes. Nothing where a word of it isn't understood. */
export function body(r: Reader): Body | undefined {
  const firstSlot = r.scope.slots.length;
  let effect: readonly Effect[] = [];
  let modes: Body["modal"];
  let previous = 0;
  while (!r.atEnd) {
    if (r.word() === "•") break;
    const choice = modes === undefined ? r.attempt(modal) : undefined;
    if (choice !== undefined) {
      modes = choice;
      continue;
    }
    const known = r.scope.xWas;
    const next = sentence(r, effect, previous);
    if (next === undefined) return undefined;
    // X is worked out once (608.2h): what an earlier sentence said it is can't be asked for again.
    if (known !== undefined && mentionsX([...next.effects.slice(previous), ...r.scope.slots])) {
      if (!isFixed(known) && !staysSo(known, next.effects)) return undefined;
      effect = substituteX(next.effects, known);
      previous = next.from;
      if (!r.eat(".") && !r.atEnd) return undefined;
      while (r.eat("\n") || r.eat("."));
      continue;
    }
    previous = next.from;
    effect = next.effects;
    if (!r.eat(".") && !r.atEnd) return undefined;
    while (r.eat("\n") || r.eat("."));
  }
  if (!r.atEnd || (effect.length === 0 && modes === undefined)) return undefined;
  const targets = r.scope.slots.slice(firstSlot);
  return { ...(targets.length === 0 ? {} : { targets }), ...(modes === undefined ? {} : { modal: modes }), effect };
}

/** The life gained so far this turn is the same until some life is gained. */
const staysSo = (of: Amount, effects: readonly Effect[]): boolean =>
  typeof of === "object" &&
  of.kind === "this-turn" &&
  of.what === "life-gained" &&
  !JSON.stringify(effects).includes('"kind":"life"');

/** Whether an amount stays the same while instructions are carried out. */
function isFixed(of: Amount): boolean {
  return typeof of === "number" || of.kind === "bound" || of.kind === "event-amount" || of.kind === "chosen-number";
}

/** Reads a body out of the rest of the sentence only: what a delayed or reflexive trigger does. */
export function sentenceBody(r: Reader, read: (inner: Reader) => readonly Effect[] | undefined): Body | undefined {
  const firstSlot = r.scope.slots.length;
  const choice = r.attempt(modal);
  if (choice !== undefined) return { modal: choice, effect: [] };
  const effect = read(r);
  if (effect === undefined) return undefined;
  const targets = r.scope.slots.slice(firstSlot);
  if (targets.length === 0) return { effect };
  r.scope = scopeWith(r.scope, { slots: r.scope.slots.slice(0, firstSlot) });
  // The slots belong to this body, chosen as it goes on the stack (603.12a).
  return firstSlot === 0 ? { targets, effect } : numberedAnew({ targets, effect }, firstSlot);
}

/** The body with its own targets counted from the first; nothing where it speaks of those outside as well, whose numbers would clash. */
function numberedAnew(of: Body, firstSlot: number): Body | undefined {
  const words = JSON.stringify(of);
  const slots = [...words.matchAll(/"kind":"target","slot":(\d+)/g)].map(([, slot]) => Number(slot));
  if (slots.some((slot) => slot < firstSlot) || words.includes('"distinctFrom"')) return undefined;
  // Only the numbers of slots are exchanged.
  return JSON.parse(
    words.replaceAll(
      /"kind":"target","slot":(\d+)/g,
      (_, slot: string) => `"kind":"target","slot":${Number(slot) - firstSlot}`,
    ),
  ) as Body;
}
