import type { Ability, Body } from "../ability/ability.ts";
import type { Cost } from "../ability/cost.ts";
import type { RuleKey } from "../rules/rules.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { TargetRef } from "./object.ts";

/** What a mode decision offers: something to do, a cost to pay, mana to get, an ability to gain, or one of two piles (700.3). */
export type ModeOption =
  | { readonly kind: "body"; readonly body: Body }
  | { readonly kind: "cost"; readonly cost: Cost }
  | { readonly kind: "mana"; readonly mana: readonly string[] }
  | { readonly kind: "gain"; readonly ability: Ability }
  | { readonly kind: "pile"; readonly objects: readonly ObjectId[] };

/** What every decision has. */
interface DecisionBase {
  /** Who decides; `nature` is chance. */
  readonly player: PlayerId | "nature";
  /** What asks: a spell, ability or permanent. Absent: a rule. */
  readonly source?: ObjectId;
  readonly rules: readonly RuleKey[];
  /** A code for its sentence: `legend-rule`, `sacrifice`, `pay-life`, … */
  readonly code: string;
}

/** A choice that someone has to make, with the domain of its legal answers (608.2d, 601.2, 616.1). */
export type Decision = DecisionBase &
  /** Any legal action of that player; `legalActions` lists them. Answered with `step(state, action)`. */
  (
    | { readonly kind: "priority" }
    /** `only`: the one answer that can be carried out. Absent: both can. */
    | { readonly kind: "may" | "pay"; readonly only?: boolean }
    /** So many of these; with `sum`, their numbers must reach `atLeast`. */
    | {
        readonly kind: "pick" | "target";
        readonly from: readonly TargetRef[];
        readonly min: number;
        readonly max: number;
        readonly slot?: number;
        readonly sum?: {
          readonly of: Readonly<Record<string, number>>;
          readonly atLeast?: number;
          /** Nor may they be more than this. Absent: they may. */
          readonly atMost?: number;
        } /** Options with the same number exclude one another. */;
        readonly groups?: Readonly<Record<string, number>>;
        /** Only options with the same number may be chosen together. */
        readonly alike?: Readonly<Record<string, number>>;
        /** What each option has, of which all chosen must have one in common, such as a card type. */
        readonly inCommon?: Readonly<Record<string, readonly string[]>>;
        /** There must be a different one chosen for each of these lists of options. */
        readonly oneOfEach?: readonly (readonly string[])[];
      }
    /** An order of these things; `what` tells which: waiting triggers, cards for a graveyard, exile or library, or permanents that enter together (613.7m). */
    | {
        readonly kind: "order";
        readonly what: "triggers" | "graveyard" | "library-top" | "library-bottom" | "exile" | "timestamps";
        readonly items: readonly OrderItem[];
      }
    /** One or more of what is offered; `legal` are the places of those that can be chosen. */
    | {
        readonly kind: "mode";
        readonly options: readonly ModeOption[];
        readonly min: number;
        readonly max: number;
        readonly repeat?: true;
        readonly legal: readonly number[];
      }
    | {
        readonly kind: "face";
        readonly options: readonly ("front" | "back" | "up" | "down" | "half-0" | "half-1")[];
        readonly object: ObjectId;
      }
    /** A whole number from `min` to `max`, but none of `except`. */
    | { readonly kind: "number"; readonly min: number; readonly max: number; readonly except?: readonly number[] }
    /** A name: of a card, or one of those offered. */
    | { readonly kind: "name"; readonly nonland?: true; readonly options?: readonly string[] }
    | { readonly kind: "color"; readonly options: readonly string[]; readonly count: number }
    | { readonly kind: "type"; readonly options: readonly string[]; readonly creature?: true }
    /** A division of `total` among these, each at least `each`. */
    | {
        readonly kind: "divide";
        readonly among: readonly TargetRef[];
        readonly total: number;
        readonly each: number /** Trample (702.19): the last of `among` gets something only where each other has at least this much. */;
        readonly lethal?: readonly number[];
      }
    /** Which replacement or prevention effect applies next (616.1). */
    | {
        readonly kind: "replace";
        readonly options: readonly { readonly source?: ObjectId; readonly code: string }[];
        readonly object?: ObjectId;
        /** All do the same, so the first is taken without asking. Absent: it matters which. */
        readonly alike?: true;
      }
    | { readonly kind: "position"; readonly options: readonly string[] }
    | {
        readonly kind: "attackers";
        readonly options: readonly {
          readonly attacker: ObjectId;
          readonly defenders: readonly (ObjectId | PlayerId)[];
        }[] /** Those that attack if able (508.1d). */;
        readonly required: readonly ObjectId[];
      }
    | {
        readonly kind: "blockers";
        readonly options: readonly {
          readonly blocker: ObjectId;
          readonly attackers: readonly ObjectId[] /** How many it may block. */;
          readonly most: number;
        }[] /** By attacker: how many blockers at least, if any, and at most (702.111b). */;
        readonly limits: Readonly<
          Record<string, { readonly least: number; readonly most: number }>
        > /** What should be so: this creature blocks, this one is blocked, or the one blocks the other (509.1c). */;
        readonly requirements: readonly BlockRequirement[] /** How many of them can be obeyed at once. */;
        readonly obeyable: number;
      }
    /** Chance: a whole number from 0 up to but not including `sides`, for each of `count`. */
    | {
        readonly kind: "random";
        readonly what: "shuffle" | "coin" | "die" | "choice";
        readonly sides: readonly number[];
      }
  );

/** A requirement of a declaration of blockers. What is absent may be any. */
export interface BlockRequirement {
  readonly blocker?: ObjectId;
  readonly attacker?: ObjectId;
}

/** A thing to be ordered. */
export interface OrderItem {
  readonly object: ObjectId;
  /** For a trigger: the ability's key, so that two of one object differ. */
  readonly key?: string;
}

/** The answer to a decision, by its kind. */
export type Answer =
  | { readonly kind: "may" | "pay"; readonly yes: boolean }
  | { readonly kind: "pick" | "target"; readonly chosen: readonly TargetRef[] }
  /** Indexes into the decision's items. */
  | { readonly kind: "order"; readonly order: readonly number[] }
  | { readonly kind: "mode"; readonly modes: readonly number[] }
  | { readonly kind: "face"; readonly face: "front" | "back" | "up" | "down" | "half-0" | "half-1" }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "name" | "type" | "position"; readonly text: string }
  | { readonly kind: "color"; readonly colors: readonly string[] }
  /** One number for each of `among`. */
  | { readonly kind: "divide"; readonly amounts: readonly number[] }
  | { readonly kind: "replace"; readonly index: number }
  | {
      readonly kind: "attackers";
      readonly attacks: readonly { readonly attacker: ObjectId; readonly defender: ObjectId | PlayerId }[];
    }
  | {
      readonly kind: "blockers";
      readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
    }
  | { readonly kind: "random"; readonly results: readonly number[] };

/** What a step takes: an action of a player who has priority, or an answer to the pending decision. */
export type Input = import("./action.ts").Action | Answer;
