import type { PlaySteps } from "./step.ts";

/** What must be true now, and what must have happened since the previous `expect`. */
export interface Expectation {
  readonly objects?: Readonly<Record<string, Properties>>;
  readonly players?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly count?: readonly { readonly where: Properties; readonly is: number }[];
  readonly stack?: readonly StackEntry[];
  readonly day?: "day" | "night" | "neither";
  readonly events?: readonly EventCount[];
  readonly triggered?: readonly { readonly source: string; readonly count?: number }[];
  readonly why?: readonly { readonly object: string; readonly property: string; readonly cites: readonly string[] }[];
  readonly legal?: readonly LegalQuestion[];
  readonly views?: readonly {
    readonly player: string;
    readonly object: string;
    readonly name?: string | null;
    readonly sees?: "card" | "nothing";
  }[];
  readonly cites?: readonly string[];
  readonly cards?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Properties of objects, by name, each with the value it must have or what loosens it. */
export type Properties = Readonly<Record<string, unknown>>;

/** The properties of objects. */
export const OBJECT_PROPERTIES = [
  "zone",
  "name",
  "face",
  "faceUp",
  "transformed",
  "melded",
  "cards",
  "controller",
  "owner",
  "types",
  "subtypes",
  "supertypes",
  "colors",
  "manaCost",
  "manaValue",
  "power",
  "toughness",
  "loyalty",
  "defense",
  "keywords",
  "abilities",
  "counters",
  "damage",
  "tapped",
  "attachedTo",
  "token",
  "commander",
  "protector",
  "exists",
  "attacking",
  "blocking",
  "sameObject",
] as const;
/** A property of objects. */
export type ObjectProperty = (typeof OBJECT_PROPERTIES)[number];

/** The properties of players. */
export const PLAYER_PROPERTIES = [
  "life",
  "poison",
  "pool",
  "handSize",
  "librarySize",
  "lost",
  "won",
  "battlefield",
  "hand",
  "graveyard",
  "exile",
  "command",
  "graveyardOrder",
  "exileOrder",
  "libraryTop",
  "libraryBottom",
] as const;
/** A property of players. */
export type PlayerProperty = (typeof PLAYER_PROPERTIES)[number];

/** What a card is, known without a game. */
export const CARD_PROPERTIES = [
  "kind",
  "faces",
  "frontSymbol",
  "backSymbol",
  "set",
  "reminder",
  "hint",
  "meldsWith",
  "meldsInto",
  "colorIdentity",
  "manaValue",
] as const;
/** A property of cards. */
export type CardProperty = (typeof CARD_PROPERTIES)[number];

/** Something on the stack. */
export interface StackEntry {
  readonly kind?: "spell" | "ability";
  readonly source?: string;
  readonly name?: string | null;
  readonly face?: "front" | "back";
  readonly faceUp?: boolean;
  readonly targets?: readonly string[];
  readonly copy?: boolean;
}

/** Events that a scenario counts. */
export const SCENARIO_EVENTS = [
  "transformed",
  "converted",
  "melded",
  "turned-face-up",
  "turned-face-down",
  "enters",
  "leaves",
  "dies",
  "cast",
  "activated",
  "triggered",
  "resolved",
  "countered",
  "zone-change",
  "revealed",
  "became-day",
  "became-night",
  "damage",
  "life",
  "drawn",
  "discarded",
  "sacrificed",
  "destroyed",
  "created",
  "counters",
  "attached",
  "state-based",
] as const;
/** An event that a scenario counts. */
export type ScenarioEvent = (typeof SCENARIO_EVENTS)[number];

/** How often something happened. */
export interface EventCount {
  readonly event: ScenarioEvent;
  readonly object?: string;
  readonly player?: string;
  /** Absent: at least one. */
  readonly count?: number;
}

/** A step that is tried, not done. */
export type LegalQuestion = PlaySteps & { readonly by?: string; readonly ok: boolean; readonly rule?: string };
