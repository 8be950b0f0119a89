import type { EffectSpec } from "./effect-spec.ts";
import type { Expectation } from "./expectation.ts";
import type { ScenarioStep } from "./scenario.ts";

/** What every step but `expect` may have besides its verb. */
export interface StepOptions {
  /** Absent: who may do it, else the active player. */
  readonly by?: string;
  readonly answers?: readonly AnswerSpec[];
  /** The step must be refused; with that rule cited where one is given. */
  readonly illegal?: true | string;
}

/** What a player does, with its own options; `ability` is a number from 1 or a keyword. */
export interface CastSpec {
  readonly cast: string;
  readonly face?: string;
  readonly faceDown?: string;
  readonly via?: string;
  readonly targets?: readonly string[];
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly pay?: readonly string[];
}
/** A land is played. */
export interface PlaySpec {
  readonly play: string;
  readonly face?: string;
}
/** An ability is activated. */
export interface ActivateSpec {
  readonly activate: string;
  readonly ability?: number | string;
  readonly targets?: readonly string[];
  readonly x?: number;
  readonly modes?: readonly number[];
}
/** A permanent is turned face up. */
export interface TurnUpSpec {
  readonly turnUp: string;
  readonly via?: string;
  readonly x?: number;
}
/** Another special action is taken. */
export interface SpecialSpec {
  readonly special: string;
  readonly action?: string;
}
/** Attackers are declared. */
export interface AttackSpec {
  readonly attack: readonly (string | { readonly attacker: string; readonly defender?: string })[];
}
/** Blockers are declared. */
export interface BlockSpec {
  readonly block: readonly { readonly blocker: string; readonly attacker: string }[];
}
/** Much of the stack resolves. */
export interface ResolveSpec {
  readonly resolve: "top" | "all" | number;
}
/** Play goes on to a step. */
export interface AdvanceSpec {
  readonly advance: ScenarioStep;
  readonly turn?: string;
}
/** A player passes priority once. */
export interface PassSpec {
  readonly pass: string | true | null;
}
/** A player leaves the game. */
export interface LeaveSpec {
  readonly leave: string | true | null;
}

/** What players do, without the options that any step has. */
export type PlaySteps =
  | CastSpec
  | PlaySpec
  | ActivateSpec
  | TurnUpSpec
  | SpecialSpec
  | AttackSpec
  | BlockSpec
  | ResolveSpec
  | AdvanceSpec
  | PassSpec
  | LeaveSpec;

/** One step of a scenario. */
export type Step =
  | (PlaySteps & StepOptions)
  | ({ readonly effect: EffectSpec; readonly source?: string } & StepOptions)
  | { readonly expect: Expectation };

/** The verbs of the steps. */
export const VERBS = [
  "cast",
  "play",
  "activate",
  "turnUp",
  "special",
  "attack",
  "block",
  "resolve",
  "advance",
  "pass",
  "leave",
  "effect",
  "expect",
] as const;
/** A verb of a step. */
export type Verb = (typeof VERBS)[number];

/** The verb of a step. */
export function verbOf(step: object): Verb {
  return VERBS.find((verb) => verb in step) ?? "expect";
}

/** Kinds of answers. */
export const ANSWER_KINDS = [
  "may",
  "pay",
  "target",
  "pick",
  "order",
  "mode",
  "face",
  "name",
  "number",
  "color",
  "type",
  "coin",
  "divide",
  "replace",
  "position",
] as const;
/** A kind of answer. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** An answer to a decision that comes up during a step: exactly one kind, and perhaps who must be asked. */
export interface AnswerSpec {
  readonly may?: boolean;
  readonly pay?: boolean;
  readonly target?: readonly string[];
  readonly pick?: readonly string[];
  readonly order?: readonly string[];
  readonly mode?: readonly number[];
  readonly face?: "front" | "back" | "up" | "down";
  readonly name?: string;
  readonly number?: number;
  readonly color?: readonly string[];
  readonly type?: string;
  readonly coin?: readonly ("won" | "lost")[];
  readonly divide?: Readonly<Record<string, number>>;
  readonly replace?: string;
  readonly position?: string;
  readonly by?: string;
}
