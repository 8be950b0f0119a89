import type { RuleKey } from "../rules/rules.ts";
import type { ObjectId, PlayerId } from "./ids.ts";
import type { Zone } from "./zone.ts";

/** Where a card of a leaving object went: a new object there (400.7). */
export interface Arrived {
  readonly object: ObjectId;
  readonly zone: Zone;
}

/** What every event has. */
interface EventBase {
  /** Rules that made it so, the most specific first. */
  readonly rules: readonly RuleKey[];
  /** Events with the same number happened at the same time. */
  readonly batch: number;
}

/** What an event that may change an object's name has: the name just before it and just after it. Absent: it had none then (708.2). */
export interface Renaming {
  readonly was?: string;
  readonly into?: string;
}

/** Something that happened (past tense). Plain data; the game keeps those of this turn and the last. */
export type GameEvent = EventBase &
  (
    | (Renaming & { readonly kind: "transformed" | "converted"; readonly object: ObjectId; readonly player: PlayerId })
    | {
        readonly kind: "melded";
        readonly object: ObjectId;
        readonly from: readonly ObjectId[];
        readonly player: PlayerId;
      }
    | (Renaming & { readonly kind: "merged"; readonly object: ObjectId; readonly spell: ObjectId })
    | (Renaming & {
        readonly kind: "turned-face-up" | "turned-face-down";
        readonly object: ObjectId;
        readonly player: PlayerId;
      })
    /**
     * One object changed zones; of a melded permanent two cards arrive (712.21). `cause` is the instruction or rule that moved it.
     * `player`: who owns what moved; `by`: whose instruction or cost it was.
     */
    | {
        readonly kind: "zone-change";
        readonly former: ObjectId;
        readonly from: Zone;
        readonly arrived: readonly Arrived[];
        readonly cause: ZoneChangeCause;
        readonly player: PlayerId;
        readonly by?: PlayerId;
        readonly source?: ObjectId;
      }
    /** A token or emblem came into being on the battlefield, or a card from outside. */
    | { readonly kind: "created"; readonly object: ObjectId; readonly player: PlayerId; readonly zone: Zone }
    | { readonly kind: "destroyed"; readonly object: ObjectId; readonly source?: ObjectId }
    | { readonly kind: "sacrificed"; readonly object: ObjectId; readonly player: PlayerId }
    | { readonly kind: "discarded"; readonly object: ObjectId; readonly player: PlayerId; readonly former: ObjectId }
    | { readonly kind: "drawn"; readonly object: ObjectId; readonly player: PlayerId }
    | { readonly kind: "milled"; readonly object: ObjectId; readonly player: PlayerId }
    | {
        readonly kind: "cast";
        readonly object: ObjectId;
        readonly player: PlayerId;
        readonly from: Zone /** How many spells this player has cast this turn, this one included. */;
        readonly nth: number;
      }
    | { readonly kind: "land-played"; readonly object: ObjectId; readonly player: PlayerId; readonly from: Zone }
    | {
        readonly kind: "activated";
        readonly object: ObjectId;
        readonly source: ObjectId;
        readonly player: PlayerId;
        readonly mana?: true;
        readonly keyword?: string;
      }
    | {
        readonly kind: "triggered";
        readonly object: ObjectId;
        readonly source: ObjectId;
        readonly player: PlayerId;
        readonly key: string;
      }
    | { readonly kind: "resolved"; readonly object: ObjectId; readonly fizzled?: true }
    | { readonly kind: "countered"; readonly object: ObjectId; readonly source?: ObjectId }
    | { readonly kind: "copied"; readonly object: ObjectId; readonly of: ObjectId; readonly player: PlayerId }
    | { readonly kind: "revealed"; readonly object: ObjectId; readonly player: PlayerId }
    | { readonly kind: "looked-at"; readonly object: ObjectId; readonly player: PlayerId }
    | { readonly kind: "shuffled"; readonly player: PlayerId }
    /** A player is controlled by another from now on, for this turn (723.1). */
    | { readonly kind: "player-controlled"; readonly player: PlayerId; readonly by: PlayerId }
    | { readonly kind: "became-day" | "became-night"; readonly from: "day" | "night" | "neither" }
    /** `source` absent: damage that an instruction without a card deals. */
    | {
        readonly kind: "damage";
        readonly source?: ObjectId;
        readonly to: { readonly object: ObjectId } | { readonly player: PlayerId };
        readonly amount: number;
        readonly combat: boolean;
        readonly excess?: number;
      }
    | {
        readonly kind: "damage-prevented";
        readonly source?: ObjectId;
        readonly to: { readonly object: ObjectId } | { readonly player: PlayerId };
        readonly amount: number;
      }
    | {
        readonly kind: "life";
        readonly player: PlayerId;
        readonly change: number;
        readonly cause?: "damage" | "cost" | "set";
        readonly source?: ObjectId;
      }
    | {
        readonly kind: "counters";
        readonly object: ObjectId;
        readonly counter: string;
        readonly change: number;
        readonly player?: PlayerId;
      }
    | { readonly kind: "player-counters"; readonly player: PlayerId; readonly counter: string; readonly change: number }
    | {
        readonly kind: "attached";
        readonly object: ObjectId;
        readonly to: ObjectId | PlayerId;
        /** It entered the battlefield so. Absent: it was there before. */
        readonly entering?: true;
      }
    | { readonly kind: "unattached"; readonly object: ObjectId; readonly from: ObjectId | PlayerId }
    | {
        readonly kind: "tapped" | "untapped";
        readonly object: ObjectId;
        readonly forMana?: true;
        readonly player?: PlayerId;
      }
    | {
        readonly kind: "mana-added";
        readonly player: PlayerId;
        readonly mana: readonly string[];
        readonly source?: ObjectId;
      }
    | { readonly kind: "control-changed"; readonly object: ObjectId; readonly from: PlayerId; readonly to: PlayerId }
    | (Renaming & { readonly kind: "became-copy"; readonly object: ObjectId })
    | {
        readonly kind: "attack-declared";
        readonly player: PlayerId;
        readonly attackers: readonly { readonly object: ObjectId; readonly defender: ObjectId | PlayerId }[];
      }
    | {
        readonly kind: "block-declared";
        readonly player: PlayerId;
        readonly blocks: readonly { readonly blocker: ObjectId; readonly attackers: readonly ObjectId[] }[];
      }
    | { readonly kind: "became-blocked"; readonly object: ObjectId; readonly by: readonly ObjectId[] }
    | { readonly kind: "unblocked"; readonly object: ObjectId }
    | {
        readonly kind: "became-target";
        readonly object?: ObjectId;
        readonly target?: PlayerId;
        readonly by: ObjectId;
        readonly player: PlayerId;
      }
    | { readonly kind: "step-began"; readonly step: string; readonly player: PlayerId }
    | { readonly kind: "turn-began"; readonly player: PlayerId; readonly number: number }
    | (Renaming & { readonly kind: "flipped"; readonly object: ObjectId })
    | { readonly kind: "phased"; readonly object: ObjectId; readonly out: boolean }
    /** A keyword action of a player, or of an object (`manifest-dread`, `scry`, `explore`, `mutate`, `foretell`, …). */
    | {
        readonly kind: "action";
        readonly action: string;
        readonly player: PlayerId;
        readonly object?: ObjectId;
        readonly objects?: readonly ObjectId[] /** The door that was unlocked (709.5h). Absent: none was. */;
        readonly half?: 0 | 1;
        /** The room of a dungeon that the venture marker came into (309.4c). Absent: it came into none. */
        readonly room?: number;
      }
    | { readonly kind: "coin" | "die"; readonly player: PlayerId; readonly result: string }
    | { readonly kind: "player-lost" | "player-won" | "player-left"; readonly player: PlayerId }
    /** A state-based action was performed (704.3); what it did follows as events of the same batch. */
    | { readonly kind: "state-based"; readonly object?: ObjectId; readonly player?: PlayerId }
    /** An instruction did nothing, and why: the log's answer to “why didn't it?”. Not an event that anything can trigger on. */
    | { readonly kind: "nothing"; readonly code: string; readonly object?: ObjectId; readonly player?: PlayerId }
    /** A replacement or prevention effect was applied (616.1). */
    | { readonly kind: "replaced"; readonly source?: ObjectId; readonly object?: ObjectId; readonly player?: PlayerId }
  );

/** All kinds of events. */
export type GameEventKind = GameEvent["kind"];

/** Why an object changed zones. */
export type ZoneChangeCause =
  | "effect"
  | "destroy"
  | "sacrifice"
  | "discard"
  | "draw"
  | "mill"
  | "cast"
  | "play"
  | "resolve"
  | "counter"
  | "state-based"
  | "cost"
  | "meld"
  | "legend-rule"
  | "leave-game"
  | "set-up"
  | "token"
  | "rule";
