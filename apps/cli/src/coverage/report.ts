import type { Group } from "./groups.ts";
import type { OutOfScope } from "./scope.ts";

/** A part of a whole. */
export interface Compiled {
  readonly total: number;
  readonly compiled: number;
}

/** What became of a card: played in full, read in part, or not at all. */
type CardStatus = "full" | "partial" | "none";

/** What stands between a card and being full. All absent: it is full. */
export interface CardFaults {
  /** Abilities that were not understood. */
  readonly unread?: number;
  /** Understood, but nothing carries it out: in a few words of ours. */
  readonly withoutExecutor?: readonly string[];
  /** The text doesn't come back from what was read: where it first differs. */
  readonly notSaidBack?: readonly { readonly face: string; readonly text: string; readonly expected: string }[];
  /** What the smoke test met. */
  readonly smoke?: readonly string[];
}

/** One card of the report. */
export interface CardCoverage {
  readonly name: string;
  readonly groups: readonly Group[];
  readonly abilities: Compiled;
  readonly turningClauses: Compiled;
  readonly faults: CardFaults;
  readonly status: CardStatus;
  readonly unread: readonly { readonly shape: string; readonly text: string }[];
}

/** How many cards pass each test that a full card passes. */
interface Stages {
  /** Every ability is understood. */
  readonly compiled: number;
  /** … and everything in it has an executor. */
  readonly executable: number;
  /** … and the smoke test meets no fault. Equal to `executable` where the smoke test was left out. */
  readonly played: number;
  /** Every ability is understood and the text comes back from it. */
  readonly saidBack: number;
}

/** The counts of a group. */
export interface GroupCoverage {
  readonly cards: number;
  readonly full: number;
  readonly turningClauses: Compiled;
  readonly stages: Stages;
}

/** A kind of words that isn't understood. */
export interface UnsupportedShape {
  readonly shape: string;
  readonly count: number;
  readonly examples: readonly string[];
}

/** What is understood of all cards and played. */
export interface CoverageReport {
  readonly cards: number;
  readonly full: number;
  readonly partial: number;
  readonly none: number;
  readonly abilities: Compiled;
  readonly groups: Readonly<Record<Group, GroupCoverage>>;
  readonly topUnsupported: readonly UnsupportedShape[];
  /** The commonest faults of cards that are understood. */
  readonly topFaults: readonly UnsupportedShape[];
  readonly outOfScope: Readonly<Partial<Record<OutOfScope, number>>>;
  /** `left-out`: only compiled, said back and looked up. */
  readonly smokeTest: "played" | "left-out";
  readonly milliseconds: { readonly compiling: number; readonly saying: number; readonly playing: number };
}
