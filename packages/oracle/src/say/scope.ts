import type { TargetSlot } from "@obverse/core";
import type { SayOptions } from "./options.ts";

/** Something an earlier part of the text named, to which later parts refer: what kind of thing, one or several. */
export interface Thing {
  /** Singular, in the language of the sentence: `creature`, `card`, `クリーチャー`. */
  readonly noun: string;
  readonly plural: boolean;
  /** It is one for certain, so that “they” can't mean it. Absent: it may be several. */
  readonly single?: true;
  /** How many there are. Absent: not known. */
  readonly count?: number;
}

/**
 * What the sentences written so far have introduced. Made anew for each ability and changed while it is being said, so that
 * “target creature” is followed by “it” or “that creature”.
 */
export interface Scope {
  readonly options: SayOptions;
  /** The targets of the body being said. */
  targets: readonly TargetSlot[];
  /** What has been named already, by its key: `target:0`, `bound:x`, `event:subject`, `self`. */
  readonly named: Map<string, Thing>;
  /** The kind of instruction that named each result: “discarded this way”, “revealed this way”. */
  readonly did: Map<string, string>;
  /** The results that any of several players may have brought about: “if no one does”. */
  readonly anyone: Set<string>;
  /** The key of what a pronoun would mean. Empty: nothing. */
  focus: string;
  /** What X stands for, to be said at the end of the sentence. Empty: nothing. */
  where: string;
  /** The subject has been said already (“you may …”): a verb follows in its plain form. */
  bare: boolean;
  /** Who decides whether what is being said is done, to compare. Absent: nobody does. */
  decider?: string;
  /** How the thing is called that has the ability, where it is granted to one. Absent: the source itself. */
  readonly bearer?: string;
  /** The zone that the source is in where the ability works, if it isn't the battlefield. */
  place?: string;
  /** `turn`: what is being said holds for this turn, which is said in it; `next`: for the next such thing, `next-this-turn`: in this turn. */
  lasting?: "turn" | "next" | "next-this-turn";
  /** An instruction of the same kind stands just before, whose subject or verb need not be said again. */
  further?: true;
  /** A player named by the trigger or by an earlier sentence, said once as such. Absent: nobody. */
  player?: string;
}

/** A scope in which nothing has been named yet. */
export const newScope = (options: SayOptions, bearer?: string): Scope => ({
  options,
  targets: [],
  named: new Map(),
  did: new Map(),
  anyone: new Set(),
  focus: "",
  where: "",
  bare: false,
  ...(bearer === undefined ? {} : { bearer }),
});

/** Notes that something has been named, so that a pronoun can mean it. */
export function nameThing(scope: Scope, key: string, thing: Thing): void {
  scope.named.set(key, thing);
  scope.focus = key;
}

/** A scope to say something in of which nothing stays named. */
export const fork = (scope: Scope): Scope => ({ ...scope, named: new Map(scope.named) });
