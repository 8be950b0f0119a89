import { type Step as EngineStep, STEPS } from "@obverse/core";
import type { EffectSpec } from "./effect-spec.ts";
import type { Expectation, LegalQuestion } from "./expectation.ts";
import type { Step } from "./step.ts";

/** A text, or the same in both languages. */
export type Title = string | { readonly en?: string; readonly ja?: string };

/** One “what happens if …?” question with its right answer, as it is written (version 1 of the format). */
export interface Scenario {
  readonly id: string;
  readonly title: Title;
  readonly rules: readonly string[];
  /** A date; absent: the newest edition of the rules. */
  readonly edition?: string;
  readonly source?: string;
  readonly notes?: Title;
  /** For anything random. Absent: 1. */
  readonly seed?: number;
  /** Absent: `unlimited`. */
  readonly mana?: "unlimited" | "exact";
  /** Cards as public card JSON; they hide built-in ones of the same name. */
  readonly cards?: readonly Readonly<Record<string, unknown>>[];
  /** In turn order. Absent: two players with nothing. */
  readonly players?: Readonly<Record<string, ScenarioPlayer>>;
  readonly turn?: ScenarioTurn;
  readonly steps: readonly Step[];
}

/** A step of a turn that a scenario names: both steps of combat damage are `combat-damage`. */
export type ScenarioStep = Exclude<EngineStep, "first-strike-damage">;
/** Steps of a turn that a scenario names. */
export const SCENARIO_STEPS: readonly ScenarioStep[] = STEPS.filter((step) => step !== "first-strike-damage");

/** Where the game stands as it begins. */
export interface ScenarioTurn {
  readonly active?: string;
  readonly step?: ScenarioStep;
  readonly number?: number;
  readonly day?: "day" | "night" | "neither";
  readonly previous?: "none" | { readonly player?: string; readonly spells?: Readonly<Record<string, number>> };
}

/** Zones in which a scenario may place cards. */
export const SCENARIO_ZONES = ["battlefield", "hand", "library", "graveyard", "exile", "command"] as const;
/** A zone in which a scenario may place cards. */
export type ScenarioZone = (typeof SCENARIO_ZONES)[number];

/** A player of the set-up. */
export interface ScenarioPlayer extends Readonly<Partial<Record<ScenarioZone, readonly (string | ScenarioObject)[]>>> {
  readonly life?: number;
  /** A mana string: `{G}{G}` or `GG`. */
  readonly pool?: string;
  readonly poison?: number;
}

/** Causes of being face down, as a scenario names them. */
export const SCENARIO_FACE_DOWN = ["morph", "megamorph", "disguise", "manifest", "cloak", "plain"] as const;

/** An object of the set-up, where a name alone doesn't say enough. */
export interface ScenarioObject {
  readonly card?: string;
  readonly as?: string;
  readonly face?: "front" | "back";
  readonly faceDown?: (typeof SCENARIO_FACE_DOWN)[number];
  readonly meld?: readonly string[];
  readonly copyOf?: string | { readonly card: string; readonly face?: "front" | "back" };
  readonly token?: boolean;
  readonly owner?: string;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly attachedTo?: string;
  readonly exiledWith?: string;
  readonly chosen?: Readonly<Record<string, string | number>>;
  readonly commander?: boolean;
}

export type { EffectSpec, Expectation, LegalQuestion, Step };
