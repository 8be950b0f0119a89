import type { CardSource, TargetRef } from "@obverse/core";
import { canChooseName, type NameOf } from "@obverse/core/faces";
import type { AnswerKind, AnswerSpec } from "../format/step.ts";
import type { Stop } from "./stop.ts";

/** The answers that a step of a scenario brings, and which of them are used up. */
export interface Supply {
  readonly answers: readonly AnswerSpec[];
  readonly used: readonly number[];
  /** Answers that may have named the only option, but fit more than one thing, with what says so. Absent: none. */
  readonly unclear?: readonly { readonly at: number; readonly why: Stop }[];
  /** Targets still to be given to the slots of what is being cast or activated. Absent: none were written. */
  readonly targets?: readonly WrittenTarget[];
  readonly x?: number;
  /** 1-based. */
  readonly modes?: readonly number[];
  /** Optional additional costs to pay. */
  readonly pay: readonly string[];
  /** Whether every choice is tried, as where it is only asked whether something is legal. */
  readonly search: "given" | "any";
  /** Whether a name may be chosen as that of a card (201.4). */
  readonly mayName: MayName;
}

/** Whether a name may be chosen, as that of any card or of one that is no land. */
export type MayName = (name: string, of: NameOf) => boolean;

/** The names that may be chosen where a game's cards come from this source. */
export function namesFrom(cards: CardSource): MayName {
  return (name, of) => canChooseName(cards, name, of);
}

/** A target as it is written, and what that meant before the step began. */
export interface WrittenTarget {
  readonly written: string;
  /** Absent: not looked up yet. */
  readonly ref?: TargetRef;
}

/** What a step says about choices. */
export interface Choices {
  readonly answers?: readonly AnswerSpec[];
  readonly targets?: readonly string[];
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly pay?: readonly string[];
}

/** A supply of the answers in a step. */
export function supplyOf(choices: Choices, search: Supply["search"], mayName: MayName): Supply {
  return {
    answers: choices.answers ?? [],
    used: [],
    pay: choices.pay ?? [],
    search,
    mayName,
    ...(choices.targets === undefined ? {} : { targets: choices.targets.map((written) => ({ written })) }),
    ...(choices.x === undefined ? {} : { x: choices.x }),
    ...(choices.modes === undefined ? {} : { modes: choices.modes }),
  };
}

/** The first unused answer of a kind, and its place. */
export function nextAnswer<K extends AnswerKind>(
  supply: Supply,
  kind: K,
): { readonly at: number; readonly value: NonNullable<AnswerSpec[K]>; readonly by: string | undefined } | undefined {
  for (const [at, answer] of supply.answers.entries()) {
    const value = answer[kind];
    if (value !== undefined && !supply.used.includes(at))
      return { at, value: value as NonNullable<AnswerSpec[K]>, by: answer.by }; // not undefined
  }
  return undefined;
}

/** The supply with one answer used up. */
export function using(supply: Supply, at: number): Supply {
  return { ...supply, used: [...supply.used, at] };
}

/** The supply in which it isn't clear what an answer names. */
export function unclear(supply: Supply, at: number, why: Stop): Supply {
  return { ...supply, unclear: [...(supply.unclear ?? []), { at, why }] };
}

/** What of the supply was not asked for, as it was written. */
export function leftOver(supply: Supply): readonly unknown[] {
  const answers: unknown[] = supply.answers.filter((_, at) => !supply.used.includes(at));
  if (supply.targets !== undefined && supply.targets.length > 0)
    answers.push({ targets: supply.targets.map(({ written }) => written) });
  if (supply.x !== undefined) answers.push({ x: supply.x });
  if (supply.modes !== undefined) answers.push({ modes: supply.modes });
  if (supply.pay.length > 0) answers.push({ pay: supply.pay });
  return answers;
}

/** The supply without what belongs to the announcement of a spell or ability, once that is done. */
export function without(supply: Supply, key: "targets" | "x" | "modes"): Supply {
  const { [key]: _, ...rest } = supply;
  return rest;
}
