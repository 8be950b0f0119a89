import type { Ability, ActivatedAbility, TriggeredAbility } from "../ability/ability.ts";
import type { FaceDownListing } from "../ability/effect.ts";
import type { CopyExceptions } from "../ability/modification.ts";
import type { FaceSide } from "./card.ts";
import type { Characteristics } from "./characteristics.ts";
import type { DefinitionId, ObjectId, PhysicalId, PlayerId } from "./ids.ts";
import type { ManaKind } from "./mana.ts";
import type { Zone } from "./zone.ts";

/** What one component of an object is: a physical card, a token, or a copy of a spell (109.1, 111, 707.10). */
export type ComponentSource =
  | { readonly kind: "card"; readonly card: PhysicalId; readonly definition: DefinitionId }
  | { readonly kind: "token"; readonly definition: DefinitionId }
  | { readonly kind: "spell-copy"; readonly definition: DefinitionId };

/** One of the cards, tokens or copies that represent an object, and which face of it is up. */
export interface Component {
  readonly what: ComponentSource;
  readonly face: FaceSide;
  /** `true`: face down below or above other components of a merged permanent whose status is another (730.2e). Absent: as the permanent is. */
  readonly faceDown?: true;
}

/** What put an object face down. How it may be turned up is derived from what it would be face up, never from this alone. */
export const FACE_DOWN_CAUSES = ["morph", "megamorph", "disguise", "manifest", "cloak", "plain"] as const;
/** What put an object face down. */
export type FaceDownCause = (typeof FACE_DOWN_CAUSES)[number];

/** The status of being face down on the battlefield or the stack (708.2). */
export interface FaceDown {
  readonly cause: FaceDownCause;
  /** The characteristics that the cause lists; all others are missing (708.2a). */
  readonly values: FaceDownListing;
  /** As it would assign or deal damage, be dealt damage or become tapped, it is turned face up first (614.1). Absent: it isn't. */
  readonly turnsUpFirst?: true;
}

/**
 * The source of copiable values that a copy effect fixed as it started (707.2). Never an object's id, so a copy does not follow its original.
 * `own`: whether the values are of a back face or melded pair copied onto something, for which the mana value is 0 (202.3b–c).
 */
export type CopySource =
  | {
      readonly kind: "definition";
      readonly definition: DefinitionId;
      readonly face: FaceSide;
      readonly half?: 0 | 1;
      readonly exceptions?: CopyExceptions;
    }
  | { readonly kind: "melded"; readonly definition: DefinitionId; readonly exceptions?: CopyExceptions }
  | { readonly kind: "face-down"; readonly values: FaceDownListing; readonly exceptions?: CopyExceptions }
  /** A merged permanent's values: the top component's, with the abilities of those below. */
  | { readonly kind: "merged"; readonly parts: readonly CopySource[]; readonly exceptions?: CopyExceptions };

/** What is true of an object only on the battlefield. */
export interface PermanentState {
  readonly tapped: boolean;
  /** `true` (702.26): treated as though it didn't exist. Absent: phased in. */
  readonly phasedOut?: { readonly controller: PlayerId; readonly indirectlyBy?: ObjectId };
  readonly damage: number;
  readonly deathtouchDamage?: true;
  /** The number of the turn in which it came under its controller's control; 0 for a set-up's. Summoning sick unless that is before their most recent turn (302.6). */
  readonly controlledSince: number;
  readonly attachedTo?: ObjectId | PlayerId;
  readonly regenerationShields?: number;
  readonly protector?: PlayerId;
  /** The creature it is paired with (702.95b), which is paired with it. */
  readonly pairedWith?: ObjectId;
  /** Entered this way: cast by whom and from where, or put. */
  readonly enteredFrom?: Zone;
  /** Of a land played from exile: what had exiled it. */
  readonly playedFromExileOf?: ObjectId;
  readonly castBy?: PlayerId;
  readonly castFrom?: Zone;
  readonly flags?: Readonly<Record<string, true>>;
  /** The level that a class level bar's ability gave it (716.2b). Absent: none, which counts as 1 (716.2d). */
  readonly level?: number;
  /** Loyalty abilities activated this turn (606.3), reset with the turn. */
  readonly loyaltyActivations?: { readonly turn: number; readonly times: number };
  readonly attacking?: { readonly defender: PlayerId | ObjectId; readonly blocked?: true; readonly band?: number };
  readonly blocking?: readonly ObjectId[];
  /** Copies it became by effects without end or until its copy effect is gone are in the game's effects; this is what it entered as. */
  readonly enteredAs?: CopySource;
  /** The timestamp of its last merging: copy effects from before give it nothing any more (730.2a, 613.2a). Absent: it never merged. */
  readonly mergedAt?: number;
}

/** What was chosen and paid as a spell was cast or an ability put on the stack (601.2b–d, 707.10). */
export interface StackState {
  readonly x?: number;
  /** 0-based, in the order chosen. */
  readonly modes?: readonly number[];
  /** One list per target slot, the chosen modes' slots in order. */
  readonly targets: readonly (readonly TargetRef[])[];
  readonly divisions?: readonly (readonly number[])[];
  readonly castFrom?: Zone;
  /** Of a card that was cast from exile: what had exiled it. Absent: it wasn't exiled by anything, or was elsewhere. */
  readonly exiledWith?: ObjectId;
  readonly exiledBy?: PlayerId;
  /** The keyword or permission it was cast with: `flashback`, `disturb`, `mutate`, … Absent: its mana cost. */
  readonly via?: string;
  /** Optional costs paid, with how often: kicker, buyback. */
  readonly paid?: Readonly<Record<string, number>>;
  readonly manaSpent?: readonly ManaKind[];
  /** The sources that produced the mana spent on it (106.3). Absent: none is known. */
  readonly manaFrom?: readonly ObjectId[];
  /** What is to become of the card instead of the graveyard, from the permission it was cast with. */
  readonly afterwards?: "exile" | "hand" | { readonly exileWithCounters: string; readonly count: number };
  /** What costs acted on, by the cost's name: sacrificed, discarded, exiled; last known where gone. */
  readonly costObjects?: Readonly<Record<string, readonly ObjectId[]>>;
  readonly entersWith?: import("../ability/effect.ts").Arrival;
  readonly half?: 0 | 1;
}

/** A target: an object or a player. */
export type TargetRef = { readonly object: ObjectId } | { readonly player: PlayerId };

/** Choices made for an object, by what was chosen (607.2d): `name`, `color`, `type`, `creature-type`, `player`, `number`, `object`. */
export type Chosen = Readonly<Record<string, string | number>>;

/** A card, token, permanent or spell in some zone. */
export interface CardObject {
  readonly kind: "card";
  readonly id: ObjectId;
  readonly zone: Zone;
  readonly owner: PlayerId;
  /** Its controller on the stack or battlefield before layer 2; elsewhere its owner. */
  readonly controller: PlayerId;
  /** Top first (730.2). One; two when melded; more when merged. */
  readonly components: readonly Component[];
  /** Absent: face up. */
  readonly faceDown?: FaceDown;
  /** How often it has transformed or converted (701.27f). */
  readonly turned: number;
  readonly timestamp: number;
  readonly counters: Readonly<Record<string, number>>;
  /** When each kind of keyword counter was last put on it (613.7c). Absent: as it came into being. */
  readonly counterTimestamps?: Readonly<Record<string, number>>;
  /** Present exactly on the battlefield. */
  readonly permanent?: PermanentState;
  /** Present exactly on the stack. */
  readonly stack?: StackState;
  /** In exile or, of a conspiracy, in the command zone: face down, and who may look (406.3, 702.106). `pile`: exiled together with all that bear the same (406.4). Absent: face up. */
  readonly hidden?: { readonly lookers: readonly PlayerId[]; readonly pile?: number };
  /** In exile: what exiled it (607.2a), by the id it had and its name for the linked ability. */
  readonly exiledWith?: ObjectId;
  /** In exile: the player who exiled it, where the instruction is about that player. Absent: no one asks. */
  readonly exiledBy?: PlayerId;
  readonly craftedFrom?: readonly ObjectId[];
  /** On the battlefield: what created it or put it there (607.2c), by the id it had. */
  readonly createdWith?: ObjectId;
  readonly chosen?: Chosen;
  /** What the object chosen as it entered was then, for a static ability that makes something a copy of it (707.2). */
  readonly chosenCopy?: CopySource;
  /** How a spell that made it was paid for: kept for “if it was kicked”, “X” of its entering abilities (400.7d). */
  readonly cast?: StackState;
  /** Copy effect of the creation of a copied spell or token is its component's definition; this is for spells copied with exceptions. */
  /** A commander in a graveyard or exile whose owner chose to leave it there (903.9a). Absent: not asked yet. */
  readonly declinedCommandZone?: true;
  /** In exile: since which turn, and for which cost it may be cast (702.143d). */
  readonly foretold?: { readonly turn: number; readonly cost?: import("../ability/cost.ts").Cost };
  readonly plotted?: { readonly turn: number };
}

/** An activated or triggered ability on the stack (113.7). */
export interface AbilityObject {
  readonly kind: "ability";
  readonly id: ObjectId;
  readonly zone: "stack";
  readonly controller: PlayerId;
  readonly owner: PlayerId;
  readonly timestamp: number;
  readonly form: "activated" | "triggered";
  /** The object it is of, as the id it had; it may be gone (113.7a). */
  readonly source: ObjectId;
  readonly ability: ActivatedAbility | TriggeredAbility;
  /** The key of the ability on its source. */
  readonly key: string;
  readonly stack: StackState;
  /** The source's `turned` as it was put on the stack (701.27f); absent for delayed triggers, which keep that of their making. */
  readonly turnedThen: number;
  /** The event that triggered it. */
  readonly event?: import("./event.ts").GameEvent;
  readonly bound?: Bindings;
  readonly copy?: true;
  readonly counters: Readonly<Record<string, number>>;
}

/** A designation that one player at a time can have and that brings abilities: the monarch (725), the initiative (726). */
export type Designation = "monarch" | "initiative";

/** A dungeon and the room that the venture marker is in, counted from the topmost (309.4). */
export interface DungeonProgress {
  readonly name: string;
  readonly room: number;
}

/** An emblem or another object of the command zone that isn't a card (114). */
export interface EmblemObject {
  readonly kind: "emblem";
  readonly id: ObjectId;
  readonly zone: "command";
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  readonly abilities: readonly Ability[];
  /** It stands for a designation of its owner, whose abilities have no source (725.2). Absent: an emblem. */
  readonly designation?: Designation | "ring";
  /** Of the emblem named The Ring: how often the Ring has tempted its owner (701.54c). */
  readonly tempted?: number;
  /** Of the emblem named The Ring: its owner's Ring-bearer (701.54a). Absent: they have none. */
  readonly bearer?: ObjectId;
  /** It is a dungeon card, with its owner's venture marker there (309.4). Absent: it is none. */
  readonly dungeon?: DungeonProgress;
  /** What created it, under the id it had: the object that the emblem's text names (607.2d). Absent: a rule. */
  readonly createdBy?: ObjectId;
  /** What was chosen for it as it was created: “of the chosen type”. Absent: nothing. */
  readonly chosen?: Chosen;
  readonly counters: Readonly<Record<string, number>>;
}

/** An object of the game (109.1). */
export type GameObject = CardObject | AbilityObject | EmblemObject;

/** What an object was as it last existed (608.2h, 603.10): kept one step back, under the id it had. */
export interface LastKnown {
  readonly kind: "gone";
  readonly id: ObjectId;
  /** The object itself as it was. */
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  readonly controller: PlayerId;
  /** What its cards became (400.7, 712.21c): empty where nothing is left. */
  readonly became: readonly ObjectId[];
  readonly attachments: readonly ObjectId[];
}

/** What earlier instructions or an event named, for later ones. */
export type Bindings = Readonly<Record<string, Binding>>;
/** A kept value: objects, players, a number, a text, and whether the instruction did anything. */
export interface Binding {
  readonly objects?: readonly ObjectId[];
  readonly players?: readonly PlayerId[];
  readonly number?: number;
  /** Of damage dealt: how much of it was in excess (120.10). */
  readonly excess?: number;
  readonly text?: string;
  readonly done?: boolean;
}
