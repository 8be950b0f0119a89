import type { Body, TriggeredAbility } from "../ability/ability.ts";
import type { Condition } from "../ability/condition.ts";
import type { Duration } from "../ability/duration.ts";
import type { Modification } from "../ability/modification.ts";
import type { Replacement } from "../ability/replacement.ts";
import type { Selector } from "../ability/selector.ts";
import type { StaticRule } from "../ability/static-rule.ts";
import type { Trigger } from "../ability/trigger.ts";
import type { EditionDate } from "../rules/editions.ts";
import type { Card } from "./card.ts";
import type { Answer, Decision } from "./decision.ts";
import type { GameEvent } from "./event.ts";
import type { DefinitionId, EffectId, ObjectId, PhysicalId, PlayerId } from "./ids.ts";
import type { Mana } from "./mana.ts";
import type { Bindings, CopySource, GameObject, LastKnown } from "./object.ts";
import type { Unit } from "./unit.ts";
import type { Zone } from "./zone.ts";

/** Steps and phases in order (500.1); the main phases have no steps and stand by their own names. */
export const STEPS = [
  "untap",
  "upkeep",
  "draw",
  "main1",
  "begin-combat",
  "declare-attackers",
  "declare-blockers",
  "first-strike-damage",
  "combat-damage",
  "end-combat",
  "main2",
  "end",
  "cleanup",
] as const;
/** A step, or a main phase. */
export type Step = (typeof STEPS)[number];
/** The steps of the combat phase (506.1). */
export const COMBAT_STEPS: readonly Step[] = STEPS.slice(STEPS.indexOf("begin-combat"), STEPS.indexOf("main2"));

/** A player's own facts. */
export interface PlayerState {
  readonly id: PlayerId;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly pool: readonly Mana[];
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  /** Oldest first. */
  readonly graveyard: readonly ObjectId[];
  readonly landsPlayed: number;
  readonly lost?: true;
  readonly left?: true;
  readonly won?: true;
  readonly drewFromEmpty?: true;
  readonly maximumHandSize?: number | "none";
  /** Combat damage by each commander (903.10a), by physical card. */
  readonly commanderDamage: Readonly<Record<string, number>>;
  /** Times each commander was cast from the command zone (903.8), by physical card. */
  readonly commanderCasts: Readonly<Record<string, number>>;
  readonly startingLife: number;
  /** The city's blessing, for the rest of the game (702.131c). */
  readonly blessing?: true;
  /** The dungeons they have completed, by name (309.7). Absent: none. */
  readonly completedDungeons?: readonly string[];
  /** Who makes their decisions this turn (723.5). Absent: they do. */
  readonly controlledBy?: PlayerId;
  /** What waits for the next turn that they take: who controls them during it (723.1), and extra turns after it (500.7). */
  readonly nextTurn?: { readonly controlledBy?: PlayerId; readonly extra?: number };
  /** Steps and turns to be skipped next. */
  readonly skips?: Readonly<Record<string, number>>;
}

/** A physical card of the game: what it is, and whose. */
export interface PhysicalCard {
  readonly id: PhysicalId;
  readonly definition: DefinitionId;
  readonly owner: PlayerId;
  readonly commander?: true;
}

/** A continuous effect of a resolved spell or ability (611.2), or of a token's or copy's making. */
export interface ContinuousEffect {
  readonly id: EffectId;
  readonly kind: "continuous";
  readonly timestamp: number;
  readonly source?: ObjectId;
  readonly controller: PlayerId;
  /** The objects it locked in as it started (611.2c); absent for `rules`, or for a set it doesn't lock in. */
  readonly objects?: readonly ObjectId[];
  readonly affects?: Selector;
  readonly modifications: readonly FixedModification[];
  readonly rules?: readonly StaticRule[];
  readonly duration: FixedDuration;
  readonly bound?: Bindings;
}

/** A modification whose amounts were fixed where 608.2h says so, and whose copy source is fixed. */
export type FixedModification = Modification | { readonly kind: "copy-of"; readonly source: CopySource };

/** A duration with its references to objects and turns fixed. */
export interface FixedDuration {
  readonly duration: Duration;
  /** The turn in which it began. */
  readonly turn: number;
  /** The player whose turn ends it. Absent: not by a turn. */
  readonly player?: PlayerId;
  readonly objects?: readonly ObjectId[];
  readonly uses?: number;
}

/** A delayed triggered ability waiting (603.7). */
export interface DelayedTrigger {
  readonly id: EffectId;
  readonly kind: "delayed";
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly trigger: Trigger;
  readonly body: Body;
  readonly condition?: Condition;
  readonly each?: true;
  readonly duration?: FixedDuration;
  readonly bound: Bindings;
  readonly turnedThen: number;
  readonly x?: number;
  readonly event?: GameEvent;
}

/** A replacement or prevention effect of a resolved spell or ability. */
export interface FloatingReplacement {
  readonly id: EffectId;
  readonly kind: "replacement";
  readonly source?: ObjectId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  readonly replacement: Replacement;
  readonly duration: FixedDuration;
  readonly bound: Bindings;
  readonly remaining?: number;
}

/** Objects exiled until something leaves the battlefield: then they return at once to the zone they were in (610.3). */
export interface ExiledUntil {
  readonly id: EffectId;
  readonly kind: "exiled-until";
  readonly source?: ObjectId;
  readonly controller: PlayerId;
  readonly cards: readonly { readonly object: ObjectId; readonly from: Zone }[];
  /** It ends as soon as one of these has left. */
  readonly watched: readonly ObjectId[];
}

/** An effect that the game keeps. */
export type GameEffect = ContinuousEffect | DelayedTrigger | FloatingReplacement | ExiledUntil;

/** An ability that has triggered and waits to be put on the stack (603.3). */
export interface WaitingTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: TriggeredAbility;
  readonly key: string;
  readonly event?: GameEvent;
  readonly turnedThen: number;
  readonly bound?: Bindings;
  readonly order: number;
  readonly x?: number;
}

/** The turn as it stands. */
export interface TurnState {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
  /** Spells each player cast in the turn before, and whose turn it was; absent: this is the first turn. */
  readonly previous?: { readonly player: PlayerId; readonly spells: Readonly<Record<string, number>> };
  /** Extra turns to come, the next first. */
  readonly extraTurns: readonly PlayerId[];
  /** Extra phases and steps to come in this turn. */
  readonly extraSteps: readonly Step[];
  readonly spellsCast: Readonly<Record<string, number>>;
  /** Uses of limited abilities this turn, by `object:key`. */
  readonly uses: Readonly<Record<string, number>>;
  readonly attackersDeclared?: true;
  /** The number of each player's most recent turn (302.6). */
  readonly began: Readonly<Record<string, number>>;
  /** The number of each player's turn before that. Absent: they had none. */
  readonly beganBefore?: Readonly<Record<string, number>>;
}

/** The whole game: plain JSON, playable by itself. */
export interface GameState {
  readonly version: 1;
  readonly edition: EditionDate;
  /** In turn order. */
  readonly players: readonly PlayerState[];
  /** Every definition in use, once. */
  readonly definitions: Readonly<Record<string, Card>>;
  /** Physical cards by id; the index is the id. */
  readonly cards: readonly PhysicalCard[];
  /** Objects by id, in chunks of 32: `chunks[id >> 5][id & 31]`. A former object is kept as last known. */
  readonly objects: ObjectStore;
  readonly battlefield: readonly ObjectId[];
  /** Bottom first: the last is the top. */
  readonly stack: readonly ObjectId[];
  /** Oldest first. */
  readonly exile: readonly ObjectId[];
  readonly command: readonly ObjectId[];
  readonly effects: readonly GameEffect[];
  readonly waiting: readonly WaitingTrigger[];
  readonly turn: TurnState;
  readonly day: "day" | "night" | "neither";
  readonly nextId: number;
  readonly nextTimestamp: number;
  readonly nextEffect: number;
  readonly nextBatch: number;
  /** Whether any mana cost can be paid without mana (a scenario's default), or only from pools and sources. */
  readonly mana: "unlimited" | "exact";
  /** Events of this turn and the one before, in chunks. */
  readonly history: History;
  /** What the game is about to do next, between inputs. */
  readonly next: Unit;
  /** Absent: no decision in the middle of something. */
  readonly pending?: Pending;
  /** Players in a row who passed priority. */
  readonly passed: readonly PlayerId[];
  readonly over?: { readonly winners: readonly PlayerId[] };
}

/** Objects in chunks, so that the cost of a change does not grow with their number. */
export interface ObjectStore {
  readonly chunks: readonly (readonly (GameObject | LastKnown | null)[])[];
}

/** Events kept for “this turn” and “last turn”, in chunks of 32. */
export interface History {
  readonly thisTurn: readonly (readonly GameEvent[])[];
  readonly lastTurn: readonly (readonly GameEvent[])[];
  /** Turns before the last that some player's own last turn came before, oldest first, by number. Absent: none. */
  readonly earlier?: readonly { readonly turn: number; readonly events: readonly (readonly GameEvent[])[] }[];
}

/** Something that stopped at a decision: it is re-run from the settled state with the answers so far and one more. */
export interface Pending {
  readonly unit: Unit;
  readonly answers: readonly Answer[];
  readonly decision: Decision;
  /** How many of the unit's events were already given out. */
  readonly reported: number;
}
